import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { compileFunction } from 'node:vm'
import { createFolder } from '../../cache/create-folder.js'
import { isFile } from '../read-regular-file.js'
import { assertNotPipe } from './find-pipe.js'
import { wrapModule } from './syntax/wrap-module.js'

/** The exports of a module. */
type Namespace = Readonly<Record<string, unknown>>

// Name of a bundle without its content hash → the last bundle of this name that ran.
const loaded = new Map<string, { readonly url: string; readonly namespace: Promise<Namespace> }>()

/**
 * Runs a bundle of site code, an ES module, and returns its exports. Reuses the exports if no other bundle of this name
 * ran since. `import()` would keep every bundle in memory for the life of the process, and cache failures as well.
 * Node.js imports and caches packages. Rejects with the bundle's error.
 */
export function loadBundle<Exports = Namespace>(url: string): Promise<Exports> {
  const name = url.replace(/[0-9a-f]{16,}/g, '')
  const last = loaded.get(name)
  const current = last?.url === url ? last : { url, namespace: runBundle(url) }
  if (current !== last) {
    loaded.set(name, current)
    current.namespace.catch(() => loaded.get(name) === current && loaded.delete(name))
  }
  // The caller knows the exports of its bundle.
  return current.namespace as Promise<Exports>
}

async function runBundle(url: string): Promise<Namespace> {
  const path = fileURLToPath(url)
  // V8 keeps the code of a `Script`, but not of a function, for many garbage collections after its last use.
  const create = compileFunction(`return ${wrapModule(readFileSync(path, 'utf8'))}`, [], {
    filename: url,
    // The wrapper adds a line before the module.
    lineOffset: -1,
  })
  const run: (meta: object, load: Import, take: typeof takeNames) => Promise<Namespace> = create()
  const resolve = (id: string): string => {
    const resolvedPath = createRequire(url).resolve(id)
    return resolvedPath.startsWith('/') || /^[a-z]:\\/i.test(resolvedPath)
      ? pathToFileURL(resolvedPath).href
      : resolvedPath
  }
  const folder = dirname(path)
  // The importer, once a package is imported. `runBundle` waits for it, because the caller may delete the folder.
  const opened: Promise<Import>[] = []
  const open = (): Promise<Import> => {
    opened[0] ??= openImporter(writeImporter(folder))
    return opened[0]
  }
  const namespace = await run({ url, filename: path, dirname: folder, resolve }, createImport(url, open), takeNames)
  await opened[0]
  return namespace
}

/** Creates the `import()` of a bundle. Node.js resolves package names through an importer in the bundle's folder. */
function createImport(url: string, open: () => Promise<Import>): Import {
  return async (specifier, options) => {
    if (isBuiltin(specifier)) return import(specifier)
    const isPackage = !/^(?:\.{0,2}\/|[\w+.-]+:)/.test(specifier)
    const target = isPackage ? specifier : new URL(specifier, url).href
    if (!isPackage && options === undefined) {
      if (target.startsWith('file:')) assertNotPipe(fileURLToPath(target))
      return import(target)
    }
    const importFrom = await open()
    try {
      return await importFrom(target, options)
    } catch (error) {
      const exported = isPackage && isHiddenName(error) ? requireOf(url, specifier) : undefined
      if (exported) return { default: exported, ...exported }
      throw error
    }
  }
}

/** Whether Node.js did not find a named export of a CommonJS module: it searches such code without running it. */
function isHiddenName(error: unknown): boolean {
  return error instanceof SyntaxError && /^Named export .* CommonJS module/.test(error.message)
}

/** The exports of a package's CommonJS build, if it has one. */
function requireOf(url: string, name: string): Namespace | undefined {
  try {
    return createRequire(url)(name)
  } catch {
    return undefined
  }
}

/**
 * Returns an object with the imported names of a module, or with all its names if `names` is absent. Names that Node.js
 * does not find in a CommonJS module are fields of its default export. As in Docusaurus, the module itself replaces a
 * missing default export.
 *
 * @throws SyntaxError with Node.js' message if the module lacks a name
 */
export function takeNames(imported: Namespace, names?: readonly string[], from = ''): Namespace {
  const namespace = unwrapDefault(imported)
  const { default: main } = imported
  const fields: Namespace = typeof main === 'string' ? {} : Object(main)
  if ((names ?? Object.keys(fields)).every((name) => name in namespace)) return namespace
  if (!names) return { ...fields, ...namespace }
  const all = { default: namespace, ...fields, ...namespace }
  const missing = names.find((name) => !(name in all))
  if (missing === undefined) return all
  throw new SyntaxError(`The requested module '${from}' does not provide an export named '${missing}'`)
}

/**
 * Returns a namespace with the original default export of an ES module that was compiled to CommonJS, as in webpack and
 * TypeScript. In Node.js, the default export of such a module is an object with all exports.
 */
function unwrapDefault(namespace: Namespace): Namespace {
  const { default: all } = namespace
  const isCompiled = Object(all)['__esModule'] === true && 'default' in Object(all)
  return isCompiled ? { ...namespace, default: Object(all)['default'] } : namespace
}

/** Imports a module, resolved from the folder of the importer. */
export type Import = (specifier: string, options?: object) => Promise<Readonly<Record<string, unknown>>>

/** Name of the file that imports packages for bundles. */
export const IMPORTER = 'importer.mjs'

const SOURCE = `export default (name, options) => import(name, options)
export const resolve = (name) => import.meta.resolve(name)
`

/**
 * Writes an importer into a folder, unless it exists, and returns its `file:` URL. The importer is a module that
 * imports others by name: Node.js resolves them as for any file in the folder, including conditions of `exports`.
 */
export function writeImporter(folder: string): string {
  const path = join(folder, IMPORTER)
  if (!existsSync(path)) {
    createFolder(folder)
    const draft = `${path}.${process.pid}`
    writeFileSync(draft, SOURCE)
    renameSync(draft, path)
  }
  return pathToFileURL(path).href
}

/** Opens an importer by the URL that `writeImporter` returned. */
export async function openImporter(url: string): Promise<Import> {
  const module: { readonly default: Import; readonly resolve: (specifier: string) => string } = await import(url)
  return async (specifier, options) => {
    const path = pathOf(specifier, module.resolve)
    if (path !== undefined) assertNotPipe(path)
    const required = path === undefined || isFile(path) ? undefined : resolveLikeRequire(specifier, url)
    return module.default(required ?? specifier, options)
  }
}

/**
 * URL of the file that `require` would load, such as the index file of a folder; `undefined` if there is none. Tools
 * for CommonJS accept such names, which `import` does not.
 */
function resolveLikeRequire(specifier: string, from: string): string | undefined {
  try {
    return pathToFileURL(createRequire(from).resolve(specifier)).href
  } catch {
    return undefined
  }
}

/** Path of the file that an import would open; `undefined` if there is none, which the import itself reports. */
export function pathOf(specifier: string, resolve: (specifier: string) => string): string | undefined {
  try {
    return fileURLToPath(resolve(specifier))
  } catch {
    return undefined
  }
}
