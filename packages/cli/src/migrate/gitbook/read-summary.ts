/** An entry of `SUMMARY.md`. */
export interface SummaryEntry {
  readonly title: string
  /** Path of a file relative to `SUMMARY.md`, or a URL; absent for an entry without a link. */
  readonly target?: string
  /** 1-based. */
  readonly line: number
  readonly children: readonly SummaryEntry[]
}

/** The entries below a heading of `SUMMARY.md`. */
export interface SummaryGroup {
  /** Absent for the entries before the first heading. */
  readonly title?: string
  readonly entries: readonly SummaryEntry[]
}

/** Longer lines are no entries. */
const MAX_LENGTH = 2000
const ITEM = /^([ \t]*)(?:[*+-]|\d+\.)[ \t]+(\S.*)$/

/** Reads the groups and entries of a `SUMMARY.md`. Entries further in are children of the entry above. */
export function readSummary(text: string): readonly SummaryGroup[] {
  const groups: { title?: string; entries: OpenEntry[] }[] = [{ entries: [] }]
  let open: { readonly indent: number; readonly entry: OpenEntry }[] = []
  for (const [index, raw] of text.split(/\r\n|\n|\r/).entries()) {
    if (raw.length > MAX_LENGTH) continue
    const heading = /^(#{1,6})[ \t]+(\S.*)$/.exec(raw.trimEnd())
    if (heading) {
      // The first heading is the title of the list.
      const isTitle = heading[1] === '#' && groups.length === 1 && groups[0]?.entries.length === 0
      if (!isTitle) groups.push({ title: plainText(heading[2] ?? ''), entries: [] })
      open = []
      continue
    }
    const [, white = '', content = ''] = ITEM.exec(raw.trimEnd()) ?? []
    if (content === '') continue
    const indent = white.replaceAll('\t', '    ').length
    open = open.filter((parent) => parent.indent < indent)
    const entry = readEntry(content, index + 1)
    const siblings = open.at(-1)?.entry.children ?? groups.at(-1)?.entries
    siblings?.push(entry)
    open.push({ indent, entry })
  }
  return groups.filter(({ entries }) => entries.length > 0)
}

interface OpenEntry extends SummaryEntry {
  readonly children: OpenEntry[]
}

function readEntry(content: string, line: number): OpenEntry {
  const at = content.lastIndexOf('](')
  if (!content.startsWith('[') || at === -1 || !content.endsWith(')'))
    return { title: plainText(content), line, children: [] }
  const text = content.slice(1, at)
  const [, inBrackets, plain, label] =
    /^(?:<([^<>]*)>|(\S*))(?:[ \t]+"(.*)")?$/.exec(content.slice(at + 2, -1).trim()) ?? []
  const target = inBrackets ?? plain ?? ''
  return { title: plainText(label ?? text), ...(target !== '' && { target }), line, children: [] }
}

/** The text of a title without escapes, code marks and emphasis. */
function plainText(text: string): string {
  return text
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/`|\*\*/g, '')
    .replace(/<[^<>]*>/g, '')
    .trim()
}
