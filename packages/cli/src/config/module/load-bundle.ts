import { readFileSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Script } from 'node:vm'
import { type Import, openImporter, writeImporter } from './importer.js'
import { wrapModule } from './wrap-module.js'

/** The exports of a module. */
type Namespace = Readonly<Record<string, unknown>>

// Name of a bundle without the hash of its content → the last one that ran.
const loaded = new Map<string, { readonly url: string; readonly namespace: Promise<Namespace> }>()

/**
 * Runs a bundle of the site's code, an ES module, unless it is the last one of its name that ran. `import()` would keep every
 * bundle for as long as the process lives, and what failed would fail for as long. Packages are imported, and kept, by Node.js.
 * Rejects with what the bundle throws.
 */
export function loadBundle<Exports = Namespace>(url: string): Promise<Exports> {
  const name = url.replace(/[0-9a-f]{16,}/g, '')
  const last = loaded.get(name)
  const current = last?.url === url ? last : { url, namespace: runBundle(url) }
  if (current !== last) {
    loaded.set(name, current)
    current.namespace.catch(() => loaded.get(name) === current && loaded.delete(name))
  }
  // The caller knows what it has bundled.
  return current.namespace as Promise<Exports>
}

async function runBundle(url: string): Promise<Namespace> {
  const path = fileURLToPath(url)
  const script = new Script(wrapModule(readFileSync(path, 'utf8')), {
    filename: url,
    // The wrapper's first line is none of the module's.
    lineOffset: -1,
  })
  const run: (meta: object, load: Import, take: typeof takeNames) => Promise<Namespace> = script.runInThisContext()
  const resolve = (id: string): string => {
    const found = createRequire(url).resolve(id)
    return found.startsWith('/') || /^[a-z]:\\/i.test(found) ? pathToFileURL(found).href : found
  }
  const folder = dirname(path)
  return run({ url, filename: path, dirname: folder, resolve }, createImport(url), takeNames)
}

/** Imports as a bundle does; only names of packages depend on its folder, and need an importer there. */
function createImport(url: string): Import {
  return async (specifier, options) => {
    if (isBuiltin(specifier)) return import(specifier)
    const isPackage = !/^(?:\.{0,2}\/|[\w+.-]+:)/.test(specifier)
    const target = isPackage ? specifier : new URL(specifier, url).href
    if (!isPackage && options === undefined) return import(target)
    const importFrom = await openImporter(writeImporter(dirname(fileURLToPath(url))))
    return importFrom(target, options)
  }
}

/** What a module imports by name; Node.js reports a name that is not exported in these words. */
function takeNames(namespace: Namespace, names: readonly string[], from: string): Namespace {
  for (const name of names) {
    if (name in namespace) continue
    throw new SyntaxError(`The requested module '${from}' does not provide an export named '${name}'`)
  }
  return namespace
}
