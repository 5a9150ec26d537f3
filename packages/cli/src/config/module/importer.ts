import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Imports a module, resolved from the folder of the importer. */
export type Import = (specifier: string, options?: object) => Promise<Readonly<Record<string, unknown>>>

/** Name of the importer's file. */
export const IMPORTER = 'import.mjs'

const SOURCE = 'export default (name, options) => import(name, options)\n'

/**
 * `file:` URL of a module in a folder that imports others by name: Node.js resolves them as for any file in the
 * folder, including conditions of `exports`. Written unless it already exists.
 */
export function writeImporter(folder: string): string {
  const path = join(folder, IMPORTER)
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true })
    const draft = `${path}.${process.pid}`
    writeFileSync(draft, SOURCE)
    renameSync(draft, path)
  }
  return pathToFileURL(path).href
}

/** Opens an importer by the URL that `writeImporter` returned. */
export async function openImporter(url: string): Promise<Import> {
  const module: { readonly default: Import } = await import(url)
  return module.default
}
