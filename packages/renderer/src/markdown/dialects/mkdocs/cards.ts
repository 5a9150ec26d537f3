import { indentOf, isBlank, removeIndent } from '../indentation.js'
import type { BlockContext } from '../markdown-extra/block-construct.js'
import { cutStart, editLine, insertLine, type SourceLine } from '../source-line.js'
import { escapeLabel, writeDirective } from '../write-directive.js'
import { findLeadingIcon } from './inline/icons.js'

const ITEM = /^[-*+][ \t]+/
const RULE = /^ {0,3}(?:-{3,}|\*{3,}|_{3,})[ \t]*$/
const LINK = /^\[([^[\]]+)\]\(([^()\s]+)\)$/

/** Where the cards are. */
export interface CardsPosition {
  /** The line that opens them. */
  readonly line: SourceLine
  readonly indent: number
  readonly context: BlockContext
}

/** Writes a list as cards: each item is one, its first line the title. `undefined` if the lines are no list. */
export function writeCards(
  lines: readonly SourceLine[],
  { line, indent, context }: CardsPosition,
): readonly SourceLine[] | undefined {
  const items = splitItems(lines)
  if (!items) return undefined
  const cards = items.flatMap((item) => writeCard(item, context))
  return writeDirective({ text: 'cards', line }, cards, indent)
}

function splitItems(lines: readonly SourceLine[]): readonly (readonly SourceLine[])[] | undefined {
  const items: SourceLine[][] = []
  let width = 0
  for (const line of lines) {
    const marker = ITEM.exec(line.text)
    if (marker) {
      width = marker[0].length
      items.push([cutStart(line, width)])
    } else if (isBlank(line)) items.at(-1)?.push(line)
    else if (items.length === 0 || (indentOf(line) ?? 0) === 0) return undefined
    else items.at(-1)?.push(removeIndent(line, Math.max(width, 4)))
  }
  return items.length === 0 ? undefined : items
}

function writeCard(lines: readonly SourceLine[], context: BlockContext): readonly SourceLine[] {
  const end = lines.findIndex(isBlank)
  const paragraph = end === -1 ? lines : lines.slice(0, end)
  const rest = lines.slice(paragraph.length)
  const written = paragraph.map(({ text }) => text.replaceAll('&nbsp;', ' ').trim()).filter((text) => text !== '')
  const [line] = paragraph
  if (!line) return []
  const first = paragraph.length === 1 && written[0] === line.text ? line : insertLine(written.join(' '), line)
  const icon = findLeadingIcon(first.text)
  const titleLine = icon ? cutStart(first, icon.length) : first
  const [, marker = ''] = /^[ \t]*(\{[^{}]*\})?[ \t]*/.exec(titleLine.text) ?? []
  const [title = titleLine] = context.convertInline([
    cutStart(titleLine, titleLine.text.indexOf(marker) + marker.length),
  ])
  const plain = title.text.trim().replace(/^(\*\*|__)([^*_]+)\1$/, '$2')
  const [, label = plain, href] = LINK.exec(plain) ?? []
  const attributes = [...(icon ? [`icon=${icon.name}`] : []), ...(href === undefined ? [] : [`href="${href}"`])].join(
    ' ',
  )
  const text = `card[${escapeLabel(label)}]${attributes === '' ? '' : `{${attributes}}`}`
  const body = withoutRule(rest)
  return [...writeDirective({ text, line: first }, context.convertInside(body)), insertLine('', first)]
}

/** Removes the line between the title and the text of a card. */
function withoutRule(lines: readonly SourceLine[]): readonly SourceLine[] {
  const start = lines.findIndex((line) => !isBlank(line))
  const first = lines[start]
  if (!first || !RULE.test(first.text)) return lines
  return lines.map((line, index) =>
    index === start ? editLine(line, [{ start: 0, end: line.text.length, text: '' }]) : line,
  )
}
