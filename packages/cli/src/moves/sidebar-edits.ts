import { splitVersionKey } from '../config/collection.js'
import type { LoadedConfig } from '../config/load-config.js'
import type { Doc } from '../graph/site-graph.js'
import { isCurrent, versionedSidebars } from '../read/versions/version-files.js'
import type { TextEdit } from './edit-list.js'

/** Properties of sidebars whose value is the id of a page. */
const ID_PROPERTIES: ReadonlySet<string> = new Set(['id', 'docId', 'doc'])

/**
 * Returns edits that replace the ids of moved pages in the text of a sidebars file or a config: strings in lists, and
 * values of `id`, `docId` and `doc`. `ids` maps old ids to new ids.
 */
export function renameIds(text: string, ids: ReadonlyMap<string, string>): readonly TextEdit[] {
  return [...ids].flatMap(([before, after]) =>
    ["'", '"', '`'].flatMap((mark) => {
      const edits: TextEdit[] = []
      const quoted = mark + before + mark
      for (let at = text.indexOf(quoted); at !== -1; at = text.indexOf(quoted, at + quoted.length))
        if (isId(text, at, at + quoted.length)) edits.push({ start: at + 1, end: at + 1 + before.length, text: after })
      return edits
    }),
  )
}

/** Whether a string at an offset is the id of a page. */
function isId(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 200), start).trimEnd()
  // A key of an object.
  if (/^\s*:/.test(text.slice(end, end + 20))) return false
  if (/[[,]$/.test(before)) return true
  const [, property = ''] = /(?<![\w-])([\w-]{1,20})["']?\s{0,9}:$/.exec(before) ?? []
  return ID_PROPERTIES.has(property)
}

/** What decides which files can name the pages of a docs folder. */
export interface SidebarSources extends Pick<LoadedConfig, 'inputs' | 'sidebarInputs'> {
  readonly config: { readonly collections: readonly { readonly id: string }[] }
}

/** Lists the files of sidebars, each with the old and new ids of the pages of its docs folder and version. */
export function listSidebarIds(
  docs: readonly { readonly before: Pick<Doc, 'id' | 'version'>; readonly after: Pick<Doc, 'id'> | undefined }[],
  sources: SidebarSources,
): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const byFile = new Map<string, Map<string, string>>()
  for (const { before, after } of docs) {
    if (!after || before.id === after.id) continue
    const files = isCurrent(before.version)
      ? listCurrentFiles(before.version, sources)
      : [versionedSidebars(before.version)]
    for (const file of files) {
      const ids = byFile.get(file) ?? new Map<string, string>()
      byFile.set(file, ids.set(before.id, after.id))
    }
  }
  return byFile
}

/** The inputs of the config without those that only other docs folders use: pages of both can have the same id. */
function listCurrentFiles(version: string, { inputs, sidebarInputs = [], config }: SidebarSources): readonly string[] {
  const own = config.collections.findIndex(({ id }) => id === splitVersionKey(version).collection)
  const others = new Set(sidebarInputs.flatMap((files, index) => (index === own ? [] : files)))
  const shared = new Set(sidebarInputs[own])
  return inputs.filter((file) => !others.has(file) || shared.has(file))
}
