import { indentOf } from '../indentation.js'
import type { BlockConstruct } from '../markdown-extra/block-construct.js'
import { findBlockEnd, readIndented } from '../markdown-extra/indented-block.js'
import type { SourceLine } from '../source-line.js'
import { escapeLabel, writeDirective } from '../write-directive.js'

const OPENING = /^[ \t]*===(\+!|!\+|\+|!)? +(?:"(.*)"|'(.*)') *$/

/** Neighboring blocks that start with `=== "Title"` become `:::tabs`. `===!` starts another group. */
export const tabs: BlockConstruct = (lines, start, { convertInside }) => {
  const first = lines[start]
  if (!first || !OPENING.test(first.text)) return undefined
  const indent = indentOf(first) ?? 0
  const written: SourceLine[] = []
  let end = start
  while (end < lines.length) {
    const line = lines[end]
    const [matched, mark = '', double, single] = line ? (OPENING.exec(line.text) ?? []) : []
    if (!line || matched === undefined || indentOf(line) !== indent) break
    if (end > start && mark.includes('!')) break
    const next = findBlockEnd(lines, end, indent)
    const body = convertInside(readIndented(lines.slice(end + 1, next), indent))
    const text = `tab[${escapeLabel(double ?? single ?? '')}]${mark.includes('+') ? '{default}' : ''}`
    written.push(...writeDirective({ text, line }, body))
    end = skipBlank(lines, next)
  }
  const last = trimEnd(lines, start, end)
  return { length: last - start, lines: writeDirective({ text: 'tabs', line: first }, written, indent) }
}

/** The index of the first line with text from an index on. */
export function skipBlank(lines: readonly SourceLine[], from: number): number {
  let index = from
  for (let line = lines[index]; line && line.text.trim() === ''; line = lines[index]) index++
  return index
}

function trimEnd(lines: readonly SourceLine[], start: number, end: number): number {
  let index = end
  while (index > start + 1 && lines[index - 1]?.text.trim() === '') index--
  return index
}
