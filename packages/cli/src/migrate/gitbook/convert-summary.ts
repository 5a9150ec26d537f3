import type { SidebarItemInput } from '../../config/schema/sidebar-item.js'
import { decodePath } from '../../read/files/decode-path.js'
import { docId } from '../content/docs-files.js'
import { trimPath } from '../content/trim-path.js'
import type { SummaryEntry, SummaryGroup } from './read-summary.js'

/** The sidebar of a `SUMMARY.md`. */
export interface SummarySidebar {
  readonly items: readonly SidebarItemInput[]
  /** The listed files, relative to the folder of the pages. */
  readonly files: ReadonlySet<string>
  /** Entries whose file does not exist. */
  readonly missing: readonly SummaryEntry[]
}

/** Converts a `SUMMARY.md` to a sidebar. Headings become labels, and an entry with children a category. */
export function convertSummary(groups: readonly SummaryGroup[], existing: ReadonlySet<string>): SummarySidebar {
  const files = new Set<string>()
  const missing: SummaryEntry[] = []
  const items = groups.flatMap(({ title, entries }): readonly SidebarItemInput[] => {
    const converted = entries.flatMap(convertEntry)
    if (title === undefined) return converted
    return converted.length === 0 ? [] : [{ type: 'category', label: title, collapsible: false, items: [...converted] }]
  })
  return { items, files, missing }

  function convertEntry(entry: SummaryEntry): readonly SidebarItemInput[] {
    const { title: label, target, children } = entry
    const items = children.flatMap(convertEntry)
    const isUrl = target !== undefined && /^(?:[a-z][\w+.-]*:|\/\/)/i.test(target)
    const id = target === undefined || isUrl ? undefined : idOf(entry, target)
    if (items.length > 0)
      return [{ type: 'category', label, ...(id !== undefined && { link: { type: 'doc', id } }), items: [...items] }]
    if (isUrl && target !== undefined) return [{ type: 'link', label, href: target }]
    return id === undefined ? [] : [{ type: 'doc', id, label }]
  }

  function idOf(entry: SummaryEntry, target: string): string | undefined {
    const [path = ''] = decodePath(target).split(/[?#]/, 1)
    const file = findPage(path, existing)
    if (file === undefined) {
      missing.push(entry)
      return undefined
    }
    files.add(file)
    return docId(file)
  }
}

/** The file that a path of GitBook names, with or without its ending or `README.md`; `undefined` if there is none. */
export function findPage(written: string, existing: ReadonlySet<string>): string | undefined {
  const path = trimPath(written)
  return [path, `${path}/README.md`, `${path}.md`].find((each) => existing.has(each))
}
