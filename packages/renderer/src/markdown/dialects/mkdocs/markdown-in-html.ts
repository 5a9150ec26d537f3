import { indentOf, removeIndent } from '../indentation.js'
import type { BlockConstruct } from '../markdown-extra/block-construct.js'
import { editLine, insertLine, type SourceLine } from '../source-line.js'
import { writeCards } from './cards.js'

const OPENING = /^[ \t]*<([a-z][a-z\d]*)(\s[^<>]*)>/i
const MARKDOWN = /\smarkdown(?:="[^"]*"|='[^']*'|=\w+)?(?=[\s>]|$)/i

/**
 * Removes the attribute `markdown` of an HTML element, and separates its content by blank lines, so that it is Markdown.
 * A grid of cards becomes `:::cards`.
 */
export const markdownInHtml: BlockConstruct = (lines, start, context) => {
  const line = lines[start]
  const match = line && OPENING.exec(line.text)
  if (!line || !match) return undefined
  const [matched, tag = '', attributes = ''] = match
  const end = findEnd(lines, start, tag)
  const found = MARKDOWN.exec(matched)
  if (end === undefined || !found) return undefined
  const opening = editLine(line, [{ start: found.index, end: found.index + found[0].length, text: '' }])
  if (end === start) return { length: 1, lines: context.convertInline([opening]) }
  const indent = indentOf(line) ?? 0
  const inside = dedent(lines.slice(start + 1, end))
  const closing = lines[end] ?? line
  const [, className = ''] = /\sclass=["']([^"']*)["']/.exec(attributes) ?? []
  if (className.split(/\s+/).includes('grid')) {
    const cards = className.split(/\s+/).includes('cards') ? writeCards(inside, { line, indent, context }) : undefined
    if (cards) return { length: end + 1 - start, lines: cards }
    context.drop('the columns of grids', line)
  }
  const body = context.convertInside(inside)
  return {
    length: end + 1 - start,
    lines: [opening, insertLine('', line), ...body, insertLine('', closing), closing],
  }
}

/** Maximum number of lines of an element: elements that are not closed would take long. */
const MAX_LINES = 2000

/** The index of the line that closes an element; `undefined` if no line does. */
function findEnd(lines: readonly SourceLine[], start: number, tag: string): number | undefined {
  const tags = new RegExp(`<(/?)${tag}(?=[\\s>])`, 'gi')
  let depth = 0
  for (let index = start; index < lines.length && index < start + MAX_LINES; index++) {
    for (const [, slash] of lines[index]?.text.matchAll(tags) ?? []) depth += slash === '' ? 1 : -1
    if (depth === 0) return index
  }
  return undefined
}

/** Removes the indentation that all lines have. */
function dedent(lines: readonly SourceLine[]): readonly SourceLine[] {
  const columns = lines.reduce((least, line) => Math.min(least, indentOf(line) ?? least), Number.POSITIVE_INFINITY)
  return Number.isFinite(columns) && columns > 0 ? lines.map((line) => removeIndent(line, columns)) : lines
}
