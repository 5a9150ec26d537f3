import { posix } from 'node:path'
import { loadConfig } from '../config/load-config.js'
import { cleanFolder } from '../read/files/clean-folder.js'
import { listFiles } from '../read/files/list-files.js'
import { sortDocFiles } from '../read/sort-doc-files.js'
import { findCollection } from './find-collection.js'

/** A folder that can contain a new page. */
export interface PageFolder {
  /** Relative to the docs folder; empty for the docs folder itself. */
  readonly folder: string
  /** Number of pages in it, without those in its folders. */
  readonly pages: number
}

/** Lists the folders of the working tree of a docs folder that have pages, and the docs folder itself, which is first. */
export async function listPageFolders(
  siteDir: string,
  { docs }: { readonly docs?: string },
): Promise<readonly PageFolder[]> {
  const { value: loaded } = await loadConfig(siteDir)
  const collection = findCollection(loaded?.config.collections ?? [], docs)
  if (!collection) return []
  const folder = cleanFolder(collection.docs.path)
  const listed = listFiles({ siteDir, folder, includesDotFiles: false }).value
  const { pages } = sortDocFiles(listed, folder, { ...collection.docs, kind: collection.kind })
  const counts = new Map([['', 0]])
  for (const page of pages) {
    const inside = posix.dirname(folder === '' ? page : page.slice(folder.length + 1)).replace(/^\.$/, '')
    counts.set(inside, (counts.get(inside) ?? 0) + 1)
  }
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, count]) => ({ folder: name, pages: count }))
}
