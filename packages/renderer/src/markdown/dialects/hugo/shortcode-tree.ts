import { countVerbatim } from '../count-verbatim.js'
import { createFreeTest, listCodeSpans } from '../protected-ranges.js'
import { editLine, type SourceLine } from '../source-line.js'
import { isEscaped, listShortcodes, type Shortcode } from './read-shortcode.js'

/** A line, or a block with its lines and blocks. */
export type ShortcodeNode = SourceLine | ShortcodeBlock

/** A shortcode that is a block. */
export interface ShortcodeBlock {
  readonly tag: Shortcode
  readonly opening: SourceLine
  readonly children: readonly ShortcodeNode[]
  /** Whether it has an end tag. */
  readonly isPair: boolean
}

/** What the tree needs to know about names. */
export interface ShortcodeNames {
  /** Whether a shortcode is a block. */
  readonly isBlock: (name: string) => boolean
  /** Whether the content of a block is code: it contains no blocks. */
  readonly isCode: (tag: Shortcode, parent: Shortcode | undefined) => boolean
}

interface OpenBlock {
  readonly tag: Shortcode
  readonly opening: SourceLine
  readonly children: ShortcodeNode[]
}

/** A tag in a line of its own, or another line. */
interface Part {
  readonly line: SourceLine
  readonly tag?: Shortcode
}

/** Maximum depth of blocks in blocks. Tags further in stay as they are. */
const MAX_DEPTH = 32
const MARKER = /^[ \t]*(?:[-*+]|\d+[.)])[ \t]+/

/** Whether a node is a block. */
export function isBlockNode(node: ShortcodeNode): node is ShortcodeBlock {
  return 'tag' in node
}

/**
 * Reads the blocks of a page. A tag without an end tag is a block without content, as in Hugo; an end tag without a
 * start tag is omitted.
 */
export function readShortcodeTree(lines: readonly SourceLine[], names: ShortcodeNames): readonly ShortcodeNode[] {
  const parts = listParts(lines, names)
  const root: ShortcodeNode[] = []
  const open: OpenBlock[] = []
  const remainingEnds = countEnds(parts)
  const siblings = (): ShortcodeNode[] => open.at(-1)?.children ?? root
  for (const { line, tag } of parts) {
    if (!tag || (open.length >= MAX_DEPTH && !tag.isEnd)) {
      siblings().push(line)
      continue
    }
    const remaining = remainingEnds.get(tag.name) ?? 0
    if (tag.isEnd) {
      remainingEnds.set(tag.name, remaining - 1)
      close(tag.name)
    } else if (tag.isSelfClosing || remaining === 0)
      siblings().push({ tag, opening: line, children: [], isPair: false })
    else open.push({ tag, opening: line, children: [] })
  }
  while (open.length > 0) closeWithoutContent()
  return root

  function close(name: string): void {
    const at = open.findLastIndex((block) => block.tag.name === name)
    if (at === -1) return
    while (open.length > at + 1) closeWithoutContent()
    const block = open.pop()
    if (block) siblings().push({ ...block, isPair: true })
  }

  /** Ends the innermost block, which has no end tag: the nodes after its tag become its siblings. */
  function closeWithoutContent(): void {
    const block = open.pop()
    if (!block) return
    siblings().push({ ...block, children: [], isPair: false }, ...block.children)
  }
}

/** Counts the end tags by name. */
function countEnds(parts: readonly Part[]): Map<string, number> {
  const ends = new Map<string, number>()
  for (const { tag } of parts) if (tag?.isEnd) ends.set(tag.name, (ends.get(tag.name) ?? 0) + 1)
  return ends
}

function listParts(lines: readonly SourceLine[], { isBlock, isCode }: ShortcodeNames): readonly Part[] {
  const parts: Part[] = []
  const parents: Shortcode[] = []
  let codeBlockName: string | undefined
  let index = 0
  while (index < lines.length) {
    const line = lines[index]
    if (!line) break
    const verbatim = codeBlockName === undefined ? countVerbatim(lines, index) : 0
    if (verbatim > 0 && !hasTagBeforeFence(line)) {
      for (const each of lines.slice(index, index + verbatim)) parts.push({ line: each })
      index += verbatim
      continue
    }
    index++
    for (const part of splitLine(line, isBlock)) {
      const { tag } = part
      if (codeBlockName !== undefined) {
        const isCodeEnd = tag?.isEnd === true && tag.name === codeBlockName
        parts.push(isCodeEnd ? part : { line: part.line })
        if (isCodeEnd) codeBlockName = undefined
        continue
      }
      parts.push(part)
      if (!tag || tag.isSelfClosing) continue
      if (tag.isEnd) {
        const at = parents.findLastIndex(({ name }) => name === tag.name)
        if (at !== -1) parents.length = at
      } else if (isCode(tag, parents.at(-1))) {
        codeBlockName = hasEnd(lines, index - 1, tag.name) ? tag.name : undefined
      } else if (parents.length < MAX_DEPTH) parents.push(tag)
    }
  }
  return parts
}

/** Maximum number of lines of a block of code. */
const MAX_CODE = 3000

function hasEnd(lines: readonly SourceLine[], start: number, name: string): boolean {
  const end = Math.min(lines.length, start + MAX_CODE)
  for (let index = start; index < end; index++) {
    const text = lines[index]?.text ?? ''
    if (text.includes('{{') && /\{\{[<%]\s*\//.test(text) && text.includes(name)) return true
  }
  return false
}

function hasTagBeforeFence({ text }: SourceLine): boolean {
  return text.trimStart().startsWith('{{')
}

/** Splits a line so that each tag of a block has a line of its own, with the indentation of the line. */
function splitLine(line: SourceLine, isBlock: (name: string) => boolean): readonly Part[] {
  const { text } = line
  // A row of a table can contain no blocks.
  if (!text.includes('{{') || /^[ \t]*\|/.test(text)) return [{ line }]
  const isFree = createFreeTest(listCodeSpans(text))
  const tags = listShortcodes(text).filter(
    (tag): tag is Shortcode => !isEscaped(tag) && isBlock(tag.name) && isFree(tag.start, tag.start + 1),
  )
  if (tags.length === 0) return [{ line }]
  const [marker = ''] = MARKER.exec(text) ?? []
  const indentLength = text.length - text.trimStart().length
  const parts: Part[] = []
  let index = 0
  const cut = (start: number, end: number): SourceLine | undefined => {
    if (text.slice(start, end).trim() === '') return undefined
    const indent = start === 0 ? '' : ' '.repeat(marker === '' ? indentLength : marker.length)
    return editLine(line, [
      { start: 0, end: start, text: indent },
      { start: end, end: text.length, text: '' },
    ])
  }
  for (const tag of tags) {
    const before = cut(index, tag.start)
    if (before) parts.push({ line: before })
    const tagLine = cut(tag.start, tag.end)
    if (tagLine) parts.push({ line: tagLine, tag })
    index = tag.end
  }
  const after = cut(index, text.length)
  if (after) parts.push({ line: after })
  return parts
}
