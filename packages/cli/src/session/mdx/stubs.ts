import { docusaurusModule } from '../bundle/docusaurus-module.js'

/** Namespace of modules that only Docusaurus has, or that do not exist at all. */
export const STUB = 'stub'

/**
 * The modules and exports that stubs replace. Each key has one of these forms, and its set contains:
 * - a module of Docusaurus: imported exports that docgen does not have. A stub throws when it is used, so the page
 *   shows the rest of its content, and the error names the export.
 * - `missingModule`: nothing, because the whole module is missing.
 * - `moduleWithMissing`: the exports that the module lacks.
 * - `importerOfMissing`: the modules that lack an export which the importer imports.
 */
export type Stubs = Map<string, Set<string>>

const MISSING_EXPORT = /^No matching export in "([^"]+)" for import "([\w$]+)"$/
/** Modules to which docgen can add an export that throws when it is used. */
const EXTENSIBLE = new RegExp(`^(?:docusaurus|${STUB}):`)
const MISSING_MODULE = /^Could not resolve "([^"]+)"/
const ARROW = ' → '

/** Whether docgen can add a missing export, which throws when it is used, to a module. `module` is esbuild's name. */
export function isExtensible(module: string): boolean {
  return EXTENSIBLE.test(module)
}

/** Returns the key in `Stubs` for missing exports of an existing module. `name` is esbuild's name of the module. */
export function moduleWithMissing(name: string): string {
  return `lacking ${name}`
}

/** Returns the key in `Stubs` of a module that imports missing exports. `name` is esbuild's name of the module. */
export function importerOfMissing(name: string): string {
  return `lacking in ${name}`
}

/** Returns the key in `Stubs` for a missing module. `importer` is esbuild's name of the module that imports it. */
export function missingModule(importer: string, specifier: string): string {
  return importer + ARROW + specifier
}

interface BundleMessage {
  readonly text: string
  /** Set by docgen's resolvers. */
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

/** Writes the code that replaces a module that does not exist, or that docgen does not have. */
export function writeStubModule(path: string, stubs: Stubs): string {
  const [, specifier] = path.split(ARROW)
  if (specifier === undefined) return `${writeFailingExports(path, path, stubs)}export default create('default')\n`
  // In CommonJS, because esbuild does not report missing names that TypeScript imports or re-exports from an ES module.
  return `${declareNothing(`${specifier} does not exist`)}const all = (...given) => nothing(...given)
const isOwn = (list, name) => name in list || typeof name === 'symbol' || name === 'then'
const get = (list, name, self) => (isOwn(list, name) ? Reflect.get(list, name, self) : nothing)
Object.setPrototypeOf(all, new Proxy(Array.prototype, { get }))
module.exports = Object.assign(all, { __esModule: true, default: nothing })
`
}

/**
 * Writes the code of a module that re-exports another and adds its missing exports: for a style sheet, `undefined` as
 * each class.
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

/** Writes the code of a Docusaurus module, with stubs for the exports that docgen does not have. */
export function completeModule(path: string, values: Parameters<typeof docusaurusModule>[1], stubs: Stubs): string {
  const code = docusaurusModule(path, values)
  return stubs.has(path) ? `${writeFailingExports(path, `@${path}`, stubs)}${code}` : code
}

/**
 * Writes code that declares `nothing`, which replaces missing exports: as a component, it renders its children; as a
 * list, it is empty; other calls throw an error with this message.
 */
function declareNothing(message: string): string {
  return `const nothing = Object.setPrototypeOf((...given) => {
  if (typeof given[0] === 'object' && given[0] !== null) return given[0].children ?? null
  throw new Error(${JSON.stringify(message)})
}, Array.prototype)
`
}

function writeFailingExports(path: string, specifier: string, stubs: Stubs): string {
  const message = JSON.stringify(`docgen has no ${specifier}`)
  const names = [...(stubs.get(path) ?? [])].sort()
  const lines = names.map((name) => `export const ${name} = create(${JSON.stringify(name)})\n`)
  // `docgen.lenient` is set after the use of the component was reported: then it renders its children.
  return `const create = (name) => (...given) => {
  if (typeof given[0] === 'object' && given[0] !== null && Reflect.get(globalThis, Symbol.for('docgen.lenient'))) return given[0].children ?? null
  throw new Error(${message} + (name === 'default' ? '' : ': ' + name))
}
${lines.join('')}`
}
