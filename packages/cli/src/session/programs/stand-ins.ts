import { docusaurusModule } from './docusaurus-module.js'

/** Namespace of modules that only exist in Docusaurus, and of those that do not exist. */
export const STAND_IN = 'stand-in'

/**
 * Exports that sites import from Docusaurus and docgen does not have, by module. Each throws when it is used: the
 * page then shows its content without it, and the error names it. Also exports of modules that do not exist, which are
 * reported at their import, by `missingModule`.
 */
export type StandIns = Map<string, Set<string>>

const MISSING_EXPORT = /^No matching export in "(?:docusaurus|stand-in):([^"]+)" for import "([\w$]+)"$/
const MISSING_MODULE = /^Could not resolve "([^"]+)"/
const ARROW = ' → '

/** The name of the stand-in for what a module, by esbuild's name, imports but does not exist. */
export function missingModule(importer: string, specifier: string): string {
  return importer + ARROW + specifier
}

interface BundleMessage {
  readonly text: string
  /** Set by docgen's own resolvers. */
  readonly detail?: { readonly specifier?: string }
  readonly location: { readonly file: string } | null
}

/** Adds the modules, if they can be replaced, and exports that a failed bundle did not find; whether there were new ones. */
export function addMissing(
  error: unknown,
  standIns: StandIns,
  isReplaceable: (messageIndex: number) => boolean,
): boolean {
  if (typeof error !== 'object' || error === null || !('errors' in error) || !Array.isArray(error.errors)) return false
  let isNew = false
  const messages: readonly BundleMessage[] = error.errors
  for (const [index, { text, detail, location }] of messages.entries()) {
    const [, module, name] = MISSING_EXPORT.exec(text) ?? []
    if (module !== undefined && name !== undefined) {
      const names = standIns.get(module) ?? new Set()
      isNew ||= !names.has(name)
      standIns.set(module, names.add(name))
      continue
    }
    const specifier = detail?.specifier ?? MISSING_MODULE.exec(text)?.[1]
    if (specifier === undefined || !location || !isReplaceable(index)) continue
    const path = missingModule(location.file, specifier)
    isNew ||= !standIns.has(path)
    if (!standIns.has(path)) standIns.set(path, new Set())
  }
  return isNew
}

/** The code of a module that does not exist, or that docgen does not have. */
export function standInModule(path: string, standIns: StandIns): string {
  const [, specifier] = path.split(ARROW)
  if (specifier === undefined) return `${failingExports(path, path, standIns)}export default create('default')\n`
  return `${emptyExports(path, specifier, standIns)}export default nothing\n`
}

/** The code of a Docusaurus module with the exports that docgen does not have. */
export function completeModule(
  path: string,
  values: Parameters<typeof docusaurusModule>[1],
  standIns: StandIns,
): string {
  const code = docusaurusModule(path, values)
  return standIns.has(path) ? `${failingExports(path, `@${path}`, standIns)}${code}` : code
}

/** As a component, an export shows its children; as a list, it is empty. */
function emptyExports(path: string, specifier: string, standIns: StandIns): string {
  const names = [...(standIns.get(path) ?? [])].sort()
  return `const nothing = Object.setPrototypeOf((...given) => {
  if (typeof given[0] === 'object' && given[0] !== null) return given[0].children ?? null
  throw new Error(${JSON.stringify(`${specifier} does not exist`)})
}, Array.prototype)
${names.map((name) => `export const ${name} = nothing\n`).join('')}`
}

function failingExports(path: string, specifier: string, standIns: StandIns): string {
  const message = JSON.stringify(`docgen has no ${specifier}`)
  const names = [...(standIns.get(path) ?? [])].sort()
  const lines = names.map((name) => `export const ${name} = create(${JSON.stringify(name)})\n`)
  return `const create = (name) => () => { throw new Error(${message} + (name === 'default' ? '' : ': ' + name)) }\n${lines.join('')}`
}
