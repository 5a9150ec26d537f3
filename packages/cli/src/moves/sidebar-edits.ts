import type { TextEdit } from './add-redirect.js'

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
