import type { DialectContext } from '../dialect.js'
import { createFreeTest, listCodeSpans } from '../protected-ranges.js'
import { editLine, type LineEdit, type SourceLine } from '../source-line.js'
import { titleOfFile } from './title-of-file.js'

/** What the text of a page needs. */
export interface PageContext extends Pick<DialectContext, 'drop'> {
  /** Anchors so far → how often each was used. */
  readonly anchors: Map<string, number>
}

const MENTION = /\[([^[\]\n]{1,300})\]\(([^()\s]{1,300}) "mention"\)/g
/** What GitBook writes around emoji, icons and options, which only its editor reads. */
const EDITOR_TAG = /<\/?(?:span|select|option)(?=[\s>])[^<>]*>/g
const ICON = /<i class="fa-[\w -]{1,60}">:?[\w-]{0,60}:?<\/i>/g

/** Converts what GitBook writes inside of a line: anchors of headings, links to pages by their title, and icons. */
export function convertText(line: SourceLine, { drop, anchors }: PageContext): SourceLine {
  const heading = convertAnchor(line, anchors)
  const { text } = heading
  if (!text.includes('"mention"') && !text.includes('<')) return heading
  const isFree = createFreeTest(listCodeSpans(text))
  const edits: LineEdit[] = []
  for (const { index, 0: matched, 1: label = '' } of text.matchAll(MENTION)) {
    const start = index + 1
    if (!isFree(index, index + matched.length)) continue
    edits.push({ start, end: start + label.length, text: titleOfFile(label) })
    edits.push({ start: index + matched.length - ' "mention")'.length, end: index + matched.length - 1, text: '' })
  }
  const icons = [...text.matchAll(ICON)]
  if (icons.length > 0) drop('icons in the text', line)
  for (const { index, 0: matched } of icons)
    if (isFree(index, index + matched.length)) edits.push({ start: index, end: index + matched.length, text: '' })
  const isEdited = (at: number): boolean => edits.some(({ start, end }) => start <= at && at < end)
  let isOpen = false
  for (const { index, 0: matched } of text.matchAll(EDITOR_TAG)) {
    const isEditorTag =
      /data-(?:gb-custom-inline|option)|^<\/?(?:select|option)/.test(matched) || (isOpen && matched === '</span>')
    if (!isEditorTag || isEdited(index) || !isFree(index, index + matched.length)) continue
    isOpen = matched !== '</span>'
    edits.push({ start: index, end: index + matched.length, text: '' })
  }
  return editLine(
    heading,
    edits.toSorted((a, b) => a.start - b.start),
  )
}

/** Converts `## Title <a id="x"></a>`, GitBook's form of an anchor. Repeated anchors get a number, as in GitBook. */
function convertAnchor(line: SourceLine, anchors: Map<string, number>): SourceLine {
  const text = line.text.trimEnd()
  if (!/^#{1,6}[ \t]/.test(text) || !text.endsWith('></a>')) return line
  const at = text.lastIndexOf('<a ')
  const [, id] = /[ "]id="([^"\s{}]+)"/.exec(text.slice(Math.max(at, 0))) ?? []
  if (at === -1 || id === undefined) return line
  const count = anchors.get(id) ?? 0
  anchors.set(id, count + 1)
  const start = text.slice(0, at).trimEnd().length
  return editLine(line, [{ start, end: line.text.length, text: ` {#${id}${count === 0 ? '' : `-${count}`}}` }])
}
