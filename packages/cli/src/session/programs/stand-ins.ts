import { docusaurusModule } from './docusaurus-module.js'

/** Namespace of modules that only exist in Docusaurus. */
export const STAND_IN = 'stand-in'

/**
 * Exports that sites import from Docusaurus and docgen does not have, by module. Each throws when it is used: the
 * page then shows its content without it, and the error names it.
 */
export type StandIns = Map<string, Set<string>>

const MISSING = /^No matching export in "(?:docusaurus|stand-in):([^"]+)" for import "([\w$]+)"$/

/** Adds the exports that a failed bundle did not find; whether there were new ones. */
export function addMissingExports(error: unknown, standIns: StandIns): boolean {
  if (typeof error !== 'object' || error === null || !('errors' in error) || !Array.isArray(error.errors)) return false
  let isNew = false
  const messages: readonly { readonly text: string }[] = error.errors
  for (const { text } of messages) {
    const [, module, name] = MISSING.exec(text) ?? []
    if (module === undefined || name === undefined) continue
    const names = standIns.get(module) ?? new Set()
    isNew ||= !names.has(name)
    standIns.set(module, names.add(name))
  }
  return isNew
}

/** The code of a module that docgen does not have. */
export function standInModule(path: string, standIns: StandIns): string {
  return `${failingExports(path, path, standIns)}export default create('default')\n`
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

function failingExports(path: string, specifier: string, standIns: StandIns): string {
  const message = JSON.stringify(`docgen has no ${specifier}`)
  const names = [...(standIns.get(path) ?? [])].sort()
  const lines = names.map((name) => `export const ${name} = create(${JSON.stringify(name)})\n`)
  return `const create = (name) => () => { throw new Error(${message} + (name === 'default' ? '' : ': ' + name)) }\n${lines.join('')}`
}
