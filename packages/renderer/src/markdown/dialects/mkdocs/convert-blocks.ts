import { countVerbatim, isUnclosedFence } from '../count-verbatim.js'
import type { DialectContext } from '../dialect.js'
import { indentOf, isBlank, LEVEL } from '../indentation.js'
import type { BlockConstruct, BlockContext } from '../markdown-extra/block-construct.js'
import { definitionList } from '../markdown-extra/definition-list.js'
import { heading } from '../markdown-extra/heading.js'
import { editLine, insertLine, type SourceLine } from '../source-line.js'
import { separate } from '../write-directive.js'
import { admonition } from './admonition.js'
import { buttons } from './buttons.js'
import { convertFence } from './code-options.js'
import { convertText } from './convert-text.js'
import { displayMath } from './display-math.js'
import { droppedLines } from './dropped-lines.js'
import { markdownInHtml } from './markdown-in-html.js'
import { slashBlock } from './slash-block.js'
import { snippet } from './snippet.js'
import { tabs } from './tabs.js'

/** The constructs, in the order in which they are tried. */
const CONSTRUCTS: readonly BlockConstruct[] = [
  admonition,
  slashBlock,
  tabs,
  snippet,
  markdownInHtml,
  displayMath,
  droppedLines,
  buttons,
  heading,
]
/** Constructs that only start a paragraph. */
const STARTS: readonly BlockConstruct[] = [definitionList]

/** Maximum depth of blocks in blocks. Blocks further in stay as they are. */
const MAX_DEPTH = 16

const ITEM = /^[ \t]*(?:[-*+]|\d+[.)])(?:[ \t]+|$)/
const ROW = /^[ \t]*\|/

/** What the constructs of a file depend on, except for the conversion of their contents. */
export type FileContext = DialectContext & Pick<BlockContext, 'abbreviations'>

/** Converts blocks and the text in them. Skips code and comments. */
export function convertBlocks(lines: readonly SourceLine[], context: FileContext, depth = 0): readonly SourceLine[] {
  if (depth > MAX_DEPTH) return lines
  const inner: BlockContext = {
    ...context,
    convertInside: (inside) => convertBlocks(inside, context, depth + 1),
    convertInline: (inside) => convertText(inside, context),
  }
  const converted: SourceLine[] = []
  let paragraph: SourceLine[] = []
  const endParagraph = (): void => {
    if (paragraph.length > 0) converted.push(...convertText(paragraph, context))
    paragraph = []
  }
  // Columns where the text of the list items around the current line starts.
  let items: readonly number[] = []
  let index = 0
  for (let line = lines[index]; line; line = lines[index]) {
    if (depth > 0 && isUnclosedFence(lines, index)) {
      // It would contain the end of the block around it. Python-Markdown reads it as text.
      endParagraph()
      converted.push(escapeFence(line))
      index++
      continue
    }
    const column = indentOf(line)
    const verbatim = column === undefined ? 0 : countVerbatim(lines, index)
    if (column === undefined || verbatim > 0) {
      endParagraph()
      const length = Math.max(1, verbatim)
      converted.push(...convertFence(lines.slice(index, index + length), context))
      index += length
      continue
    }
    const previous = paragraph.at(-1) ?? converted.at(-1)
    const isAfterBlank = !previous || isBlank(previous)
    const item = ITEM.exec(line.text)
    if (isAfterBlank || item) items = items.filter((start) => start <= column)
    if (isAfterBlank && column >= (items.at(-1) ?? 0) + LEVEL) {
      converted.push(line)
      index++
      continue
    }
    const constructs = paragraph.length === 0 && isAfterBlank ? [...CONSTRUCTS, ...STARTS] : CONSTRUCTS
    const block = tryConstructs(constructs, lines, index, inner)
    if (block) {
      endParagraph()
      converted.push(...separate(converted.at(-1), block.lines))
      index += block.length
      if (block.lines.length > 0) converted.push(...separateEnd(converted.at(-1), lines[index]))
      continue
    }
    if (item || ROW.test(line.text)) endParagraph()
    if (item) items = [...items.filter((start) => start <= column), item[0].length]
    paragraph.push(line)
    index++
  }
  endParagraph()
  return converted
}

/** Returns a blank line to add between the last line of a block and a line with text. */
function separateEnd(last: SourceLine | undefined, following: SourceLine | undefined): readonly SourceLine[] {
  return last && following && !isBlank(following) ? [insertLine('', last)] : []
}

function escapeFence(line: SourceLine): SourceLine {
  const start = line.text.search(/[`~]/)
  return editLine(line, [{ start, end: start, text: '\\' }])
}

function tryConstructs(
  constructs: readonly BlockConstruct[],
  ...[lines, index, context]: Parameters<BlockConstruct>
): ReturnType<BlockConstruct> {
  for (const construct of constructs) {
    const block = construct(lines, index, context)
    if (block) return block
  }
  return undefined
}
