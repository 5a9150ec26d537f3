import type { DialectContext } from '../dialect.js'
import { insertLine, type SourceLine } from '../source-line.js'
import { admonition } from './admonition.js'
import type { BlockConstruct, BlockContext } from './block-construct.js'
import { indentOf, isBlank, LEVEL } from './indentation.js'
import { separate } from './indented-block.js'

/** The constructs, in the order in which they are tried. */
const CONSTRUCTS: readonly BlockConstruct[] = [admonition]

/** Maximum depth of blocks in blocks. Blocks further in stay as they are. */
const MAX_DEPTH = 16

const FENCE = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}(?!.*`)|~{3,})/
const ITEM = /^[ \t]*(?:[-*+]|\d+[.)])(?:[ \t]+|$)/

/** Converts blocks and the text in them. Skips code and comments. */
export function convertBlocks(lines: readonly SourceLine[], context: DialectContext, depth = 0): readonly SourceLine[] {
  if (depth > MAX_DEPTH) return lines
  const inner: BlockContext = { ...context, convertInside: (inside) => convertBlocks(inside, context, depth + 1) }
  const converted: SourceLine[] = []
  // Columns where the text of the list items around the current line starts.
  let items: readonly number[] = []
  let index = 0
  while (index < lines.length) {
    const line = lines[index]
    if (!line) break
    const column = indentOf(line)
    const verbatim = column === undefined ? 1 : countVerbatim(lines, index)
    if (verbatim > 0) {
      converted.push(...lines.slice(index, index + verbatim))
      index += verbatim
      continue
    }
    const follows = converted.at(-1)
    const isAfterBlank = !follows || isBlank(follows)
    const item = ITEM.exec(line.text)
    if (isAfterBlank || item) items = items.filter((start) => start <= (column ?? 0))
    const isCode = isAfterBlank && (column ?? 0) >= (items.at(-1) ?? 0) + LEVEL && (column ?? 0) >= LEVEL
    if (isCode) {
      converted.push(line)
      index++
      continue
    }
    const block = CONSTRUCTS.reduce<ReturnType<BlockConstruct>>(
      (found, construct) => found ?? construct(lines, index, inner),
      undefined,
    )
    if (block) {
      converted.push(...separate(follows, block.lines))
      index += block.length
      const next = lines[index]
      const last = converted.at(-1)
      if (next && last && !isBlank(next)) converted.push(insertLine('', last))
      continue
    }
    if (item) items = [...items, item[0].length]
    converted.push(line)
    index++
  }
  return converted
}

/** Counts the lines of the fenced code or comment that starts at an index; 0 if none starts there. */
function countVerbatim(lines: readonly SourceLine[], start: number): number {
  const text = lines[start]?.text ?? ''
  const fence = FENCE.exec(text)?.[1]
  if (fence !== undefined) {
    const closing = lines.findIndex((line, index) => index > start && closesFence(line.text, fence))
    return (closing === -1 ? lines.length : closing + 1) - start
  }
  if (!text.trimStart().startsWith('<!--')) return 0
  const closing = lines.findIndex((line, index) => index >= start && line.text.includes('-->'))
  return closing === -1 ? 1 : closing + 1 - start
}

function closesFence(text: string, fence: string): boolean {
  const marks = text.replace(/^[ \t>]+/, '').trimEnd()
  return marks.length >= fence.length && marks === fence.charAt(0).repeat(marks.length)
}
