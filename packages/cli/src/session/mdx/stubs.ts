import { docusaurusModule } from '../bundle/docusaurus-module.js'

/** Namespace of modules that only exist in Docusaurus, or that do not exist at all. */
export const STUB = 'stub'

/**
 * Exports that sites import from Docusaurus and docgen does not have, by module. Each throws when it is used: the
 * page then shows its content without it, and the error names it. Also exports of modules that do not exist, by
 * `missingModule`, and those that a module lacks, by `moduleWithMissing`: both are reported at their import.
 */
export type Stubs = Map<string, Set<string>>

const MISSING_EXPORT = /^No matching export in "([^"]+)" for import "([\w$]+)"$/
/** Modules of docgen that can add an export which throws when it is used. */
const EXTENSIBLE = new RegExp(`^(?:docusaurus|${STUB}):`)
const MISSING_MODULE = /^Could not resolve "([^"]+)"/
const ARROW = ' → '

/** Whether docgen can add a missing export to a module, by esbuild's name: it then fails where it is used. */
export function isExtensible(module: string): boolean {
  return EXTENSIBLE.test(module)
}

/** The key for missing exports of an existing module, by esbuild's name. */
export function moduleWithMissing(name: string): string {
  return `lacking ${name}`
}

/** The key of a module, by esbuild's name, for the modules that lack a name which it imports. */
export function importerOfMissing(name: string): string {
  return `lacking in ${name}`
}

/** The name of the stub for a missing module, by esbuild's name of its importer. */
export function missingModule(importer: string, specifier: string): string {
  return importer + ARROW + specifier
}

interface BundleMessage {
  readonly text: string
  /** Set by docgen's own resolvers. */
  readonly detail?: { readonly specifier?: string }
  readonly location: { readonly file: string } | null
}

/**
 * Adds modules and exports that a failed bundle did not find, if stubs can replace them; returns whether any is new.
 */
export function addMissing(error: unknown, stubs: Stubs, isReplaceable: (messageIndex: number) => boolean): boolean {
  if (typeof error !== 'object' || error === null || !('errors' in error) || !Array.isArray(error.errors)) return false
  let isNew = false
  const messages: readonly BundleMessage[] = error.errors
  for (const [index, { text, detail, location }] of messages.entries()) {
    const [, module, name] = MISSING_EXPORT.exec(text) ?? []
    if (module !== undefined && name !== undefined) {
      const isVirtual = isExtensible(module)
      if (!isVirtual && !isReplaceable(index)) continue
      const key = isVirtual ? module.replace(EXTENSIBLE, '') : moduleWithMissing(module)
      isNew = addName(stubs, key, name) || isNew
      const importer = location?.file.replace(/\?island$/, '')
      if (!isVirtual && importer !== undefined) isNew = addName(stubs, importerOfMissing(importer), module) || isNew
      continue
    }
    const specifier = detail?.specifier ?? MISSING_MODULE.exec(text)?.[1]
    if (specifier === undefined || !location || !isReplaceable(index)) continue
    const path = missingModule(location.file, specifier)
    isNew ||= !stubs.has(path)
    if (!stubs.has(path)) stubs.set(path, new Set())
  }
  return isNew
}

function addName(stubs: Stubs, key: string, name: string): boolean {
  const names = stubs.get(key) ?? new Set()
  const isNew = !names.has(name)
  stubs.set(key, names.add(name))
  return isNew
}

/** The code of a module that does not exist, or that docgen does not have. */
export function stubModule(path: string, stubs: Stubs): string {
  const [, specifier] = path.split(ARROW)
  if (specifier === undefined) return `${failingExports(path, path, stubs)}export default create('default')\n`
  // CommonJS, because esbuild does not report names that TypeScript imports, or passes on, from an ES module.
  return `${declareNothing(`${specifier} does not exist`)}const all = (...given) => nothing(...given)
const isOwn = (list, name) => name in list || typeof name === 'symbol' || name === 'then'
const get = (list, name, self) => (isOwn(list, name) ? Reflect.get(list, name, self) : nothing)
Object.setPrototypeOf(all, new Proxy(Array.prototype, { get }))
module.exports = Object.assign(all, { __esModule: true, default: nothing })
`
}

/**
 * The code of a module that re-exports another and adds what it lacks: for a style sheet, `undefined` as each class.
 */
export function wrapModule(specifier: string, name: string, lacking: ReadonlySet<string>): string {
  const isStyle = /\.(?:css|s[ac]ss|less)$/i.test(name)
  const lines = [...lacking]
    .sort()
    .map((each) =>
      each === 'default' ? `export default ${isStyle ? '{}' : 'nothing'}\n` : `export const ${each} = nothing\n`,
    )
  const from = JSON.stringify(specifier)
  const defaults = lacking.has('default') ? '' : `import * as all from ${from}\nexport default all.default\n`
  const nothing = isStyle ? 'const nothing = undefined\n' : declareNothing(`${name} does not export this`)
  return `export * from ${from}\n${defaults}${nothing}${lines.join('')}`
}

/** The code of a Docusaurus module with the exports that docgen does not have. */
export function completeModule(path: string, values: Parameters<typeof docusaurusModule>[1], stubs: Stubs): string {
  const code = docusaurusModule(path, values)
  return stubs.has(path) ? `${failingExports(path, `@${path}`, stubs)}${code}` : code
}

/**
 * Declares `nothing`, which replaces what does not exist: as a component, it shows its children; as a list, it is
 * empty.
 */
function declareNothing(message: string): string {
  return `const nothing = Object.setPrototypeOf((...given) => {
  if (typeof given[0] === 'object' && given[0] !== null) return given[0].children ?? null
  throw new Error(${JSON.stringify(message)})
}, Array.prototype)
`
}

function failingExports(path: string, specifier: string, stubs: Stubs): string {
  const message = JSON.stringify(`docgen has no ${specifier}`)
  const names = [...(stubs.get(path) ?? [])].sort()
  const lines = names.map((name) => `export const ${name} = create(${JSON.stringify(name)})\n`)
  // `docgen.lenient` is set once the use of the component was reported: then it shows its children.
  return `const create = (name) => (...given) => {
  if (typeof given[0] === 'object' && given[0] !== null && Reflect.get(globalThis, Symbol.for('docgen.lenient'))) return given[0].children ?? null
  throw new Error(${message} + (name === 'default' ? '' : ': ' + name))
}
${lines.join('')}`
}
