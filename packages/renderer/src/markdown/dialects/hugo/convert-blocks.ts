import { indentOf, isBlank, removeIndent } from '../indentation.js'
import type { SourceLine } from '../source-line.js'
import { separate } from '../write-directive.js'
import { findWriter, isBlockName, isCodeBlock } from './block-shortcodes.js'
import { writeCardGrid } from './convert-cards.js'
import { convertText } from './convert-text.js'
import type { HugoPage } from './hugo-page.js'
import { isBlockNode, readShortcodeTree, type ShortcodeBlock, type ShortcodeNode } from './shortcode-tree.js'

/** Converts the shortcodes and the Markdown of a page. */
export function convertBlocks(
  lines: readonly SourceLine[],
  context: Omit<HugoPage, 'convertInside'>,
): readonly SourceLine[] {
  const page: HugoPage = { ...context, convertInside: (inside) => convertText(inside, page) }
  return convertNodes(readShortcodeTree(lines, { isBlock: isBlockName, isCode: isCodeBlock }), page)
}

function convertNodes(nodes: readonly ShortcodeNode[], page: HugoPage): readonly SourceLine[] {
  const converted: SourceLine[] = []
  for (const part of groupNodes(nodes)) {
    const lines = 'blocks' in part ? convertBlock(part, page) : convertText(part, page)
    for (const line of separate(converted.at(-1), lines)) converted.push(line)
  }
  return converted
}

/** Cards in a row, or one block. */
interface Group {
  readonly blocks: readonly ShortcodeBlock[]
}

/** Groups the lines between blocks, and neighboring cards. */
function groupNodes(nodes: readonly ShortcodeNode[]): readonly (Group | SourceLine[])[] {
  const parts: (Group | SourceLine[])[] = []
  for (const node of nodes) {
    const last = parts.at(-1)
    if (isBlockNode(node)) {
      const before = last && isBlankPart(last) ? parts.at(-2) : last
      if (isLooseCard(node) && before && 'blocks' in before && before.blocks.every(isLooseCard)) {
        if (before !== last) parts.pop()
        parts[parts.length - 1] = { blocks: [...before.blocks, node] }
      } else parts.push({ blocks: [node] })
    } else if (Array.isArray(last)) last.push(node)
    else parts.push([node])
  }
  return parts
}

function isBlankPart(part: Group | SourceLine[]): boolean {
  return Array.isArray(part) && part.every(isBlank)
}

/** Cards that Docsy shows in a row without a shortcode around them. */
function isLooseCard({ tag }: ShortcodeBlock): boolean {
  return tag.name === 'blocks/feature'
}

function convertBlock({ blocks }: Group, page: HugoPage): readonly SourceLine[] {
  const [first] = blocks
  if (!first) return []
  if (isLooseCard(first)) {
    const cards = blocks.flatMap((block) => writeBlock(block, page))
    return writeCardGrid(cards, first.opening)
  }
  return writeBlock(first, page)
}

function writeBlock(block: ShortcodeBlock, page: HugoPage): readonly SourceLine[] {
  const indent = indentOf(block.opening) ?? 0
  const write = findWriter(block.tag)
  return write({
    block,
    indent,
    page,
    code: dedent(block.children.filter((node): node is SourceLine => !isBlockNode(node))),
    convert: (nodes) => dedent(convertNodes(nodes, page)),
  })
}

/** Removes the white space that all lines have in common. */
function dedent(lines: readonly SourceLine[]): readonly SourceLine[] {
  const columns = lines.reduce((least, line) => Math.min(least, indentOf(line) ?? least), Number.POSITIVE_INFINITY)
  if (columns === 0 || columns === Number.POSITIVE_INFINITY) return lines
  return lines.map((line) => removeIndent(line, columns))
}
