import { join, posix } from 'node:path'
import { parseJson } from '../../config/files/read-json-file.js'
import { isRecord } from '../../config/is-record.js'
import { listFiles } from '../../read/files/list-files.js'
import { readText } from '../../read/files/read-text.js'
import { runToolConfig } from '../run-tool-config.js'
import type { PositionedNote } from '../write/positioned-note.js'
import { NEXTRA_MODULE } from './run-next-config.js'

/** Entries of a folder's `_meta` file, in order. */
export type MetaEntries = Readonly<Record<string, unknown>>

/** The `_meta` files of a site. */
export interface Metas {
  /** Path of a folder, relative to that of the pages → its entries; the path is empty for that folder itself. */
  readonly byFolder: ReadonlyMap<string, MetaEntries>
  readonly notes: readonly PositionedNote[]
}

const META = /(?:^|\/)(?:_meta|meta|_meta\.[a-z]{2}(?:-[A-Z]{2})?)\.(?:[jt]sx?|mjs|json)$/
const GLOBAL = /(?:^|\/)_meta\.global\.[jt]sx?$/

/** Runs or reads the `_meta` files below the folder of the pages. A file that fails becomes a note. */
export async function readMetas(siteDir: string, folder: string): Promise<Metas> {
  const byFolder = new Map<string, MetaEntries>()
  const notes: PositionedNote[] = []
  const files = listFiles({ siteDir, folder, includesDotFiles: false }).value
  for (const file of files.filter((path) => META.test(path) || GLOBAL.test(path))) {
    const entries = await readMeta(siteDir, file)
    if (!entries) {
      const hint = 'Check that it exports an object, then migrate again'
      notes.push({ status: 'lost', name: '_meta file', message: 'it cannot be run', hint, file, line: 1 })
      continue
    }
    const inside = posix.relative(folder, posix.dirname(file))
    if (GLOBAL.test(file)) spreadGlobal(inside, entries, byFolder)
    else if (!byFolder.has(inside)) byFolder.set(inside, entries)
  }
  return { byFolder, notes }
}

async function readMeta(siteDir: string, file: string): Promise<MetaEntries | undefined> {
  if (file.endsWith('.json')) {
    const value = parseJson(readText(join(siteDir, file), file).text ?? '')
    return isRecord(value) ? value : undefined
  }
  const { value } = await runToolConfig(siteDir, file, NEXTRA_MODULE)
  return value?.fields
}

/** The entries of a file for all folders: `items` of an entry are those of its folder. */
function spreadGlobal(folder: string, entries: MetaEntries, byFolder: Map<string, MetaEntries>): void {
  byFolder.set(folder, entries)
  for (const [name, entry] of Object.entries(entries)) {
    const items = isRecord(entry) && entry['type'] !== 'menu' ? entry['items'] : undefined
    if (isRecord(items)) spreadGlobal(posix.join(folder, name), items, byFolder)
  }
}
