import { createLineTable } from '../../../contract/line-table.js'
import type { LineKind } from '../classify-lines.js'
import type { DialectContext } from '../dialect.js'
import { editLine, type LineEdit, type SourceLine } from '../source-line.js'
import type { LiteralValues } from './evaluate-literal.js'
import { findEdits } from './find-edits.js'
import type { HashContext } from './rewrite-link.js'

/** What the text of a page is converted with. */
export interface InlineContext {
  readonly kinds: readonly LineKind[]
  /** Indexes of lines whose braces are text. */
  readonly literal: ReadonlySet<number>
  readonly values: LiteralValues
  readonly hashes: HashContext
  readonly drop: DialectContext['drop']
}

/** Converts components, expressions and emoji in the text of a page. Skips code and comments. */
export function convertInline(lines: readonly SourceLine[], context: InlineContext): readonly SourceLine[] {
  const converted = [...lines]
  let start = 0
  while (start < lines.length) {
    if (context.kinds[start] !== 'text') {
      start++
      continue
    }
    let end = start
    while (end < lines.length && context.kinds[end] === 'text') end++
    for (const [index, line] of convertRun(lines.slice(start, end), start, context).entries())
      converted[start + index] = line
    start = end
  }
  return converted
}

/** Converts consecutive lines of text. `first` is the index of the first of them in the page. */
function convertRun(lines: readonly SourceLine[], first: number, context: InlineContext): readonly SourceLine[] {
  const text = lines.map((line) => line.text).join('\n')
  if (!/[<{:\]]/.test(text)) return lines
  const table = createLineTable(text)
  const dropAt = (kind: string, offset: number): void => {
    const number = table.lineAt(offset)
    const line = lines[number - 1]
    if (line) context.drop(kind, line, offset - table.startOf(number))
  }
  const edits = findEdits(text, {
    values: context.values,
    hashes: context.hashes,
    isLiteral: (offset) => context.literal.has(first + table.lineAt(offset) - 1),
    dropAt,
  })
  return splitEdits(edits, lines).map((lineEdits, index) => {
    const line = lines[index] as SourceLine
    const edited = editLine(line, lineEdits)
    return edited === line ? line : keepBlock(edited, lines[index - 1], lines[index + 1])
  })
}

/** Splits the edits of a text into those of each of its lines. An edit of several lines inserts its text in the first. */
function splitEdits(edits: readonly LineEdit[], lines: readonly SourceLine[]): readonly (readonly LineEdit[])[] {
  let start = 0
  // Index of the first edit that does not end in an earlier line.
  let first = 0
  return lines.map((line) => {
    const end = start + line.text.length
    const lineEdits: LineEdit[] = []
    for (let index = first; index < edits.length; index++) {
      const edit = edits[index]
      if (!edit || edit.start > end) break
      if (edit.end <= end) first = index + 1
      if (edit.start === end && edit.end > end) continue
      const text = edit.start >= start ? edit.text : ''
      lineEdits.push({ start: Math.max(edit.start, start) - start, end: Math.min(edit.end, end) - start, text })
    }
    start = end + 1
    return lineEdits
  })
}

/**
 * Keeps a line from becoming blank if the lines around it are not: a blank line would end the HTML block or paragraph,
 * and indented HTML below it would become code.
 */
function keepBlock(line: SourceLine, before: SourceLine | undefined, after: SourceLine | undefined): SourceLine {
  if (line.text.trim() !== '') return line
  const isInside = [before, after].some((each) => each !== undefined && each.text.trim() !== '')
  return editLine(line, [{ start: 0, end: line.text.length, text: isInside ? '<!-- -->' : '' }])
}
