import { countVerbatim } from '../count-verbatim.js'
import type { SourceLine } from '../source-line.js'
import { isSingle, readTag, splitAtTags, type Tag } from './read-tag.js'

/** A line, or a block with its lines and blocks. */
export type TagNode = SourceLine | TagBlock

/** A block of GitBook. */
export interface TagBlock {
  readonly tag: Tag
  readonly opening: SourceLine
  /** The line of the end tag; absent if the block has none. */
  readonly closing?: SourceLine
  readonly children: readonly TagNode[]
}

interface OpenBlock {
  readonly tag: Tag
  readonly opening: SourceLine
  readonly children: TagNode[]
}

/** Parts of a block, which are never inside of each other. */
const PARTS = new Set(['tab', 'code-tabs-item', 'step', 'column', 'update'])
/** Maximum depth of blocks in blocks. Tags further in stay as they are. */
const MAX_DEPTH = 32

/** Whether a node is a block. */
export function isBlock(node: TagNode): node is TagBlock {
  return 'tag' in node
}

/** Reads the blocks of a page. `dropStray` is called for each end tag without a block, which is removed. */
export function readTagTree(lines: readonly SourceLine[], dropStray: (line: SourceLine) => void): readonly TagNode[] {
  const root: TagNode[] = []
  const open: OpenBlock[] = []
  const siblings = (): TagNode[] => open.at(-1)?.children ?? root
  let index = 0
  while (index < lines.length) {
    const line = lines[index]
    if (!line) break
    const verbatim = countVerbatim(lines, index)
    if (verbatim > 0) {
      siblings().push(...lines.slice(index, index + verbatim))
      index += verbatim
      continue
    }
    index++
    for (const part of splitAtTags(line)) addPart(part)
  }
  while (open.length > 0) close(undefined)
  return root

  function addPart(line: SourceLine): void {
    const tag = readTag(line)
    // Only its own end tag is inside of a block that can have none, and text.
    for (let top = open.at(-1); tag && top && isSingle(top.tag.name); top = open.at(-1)) {
      if (tag.isEnd && tag.name === top.tag.name) break
      close(undefined)
    }
    if (!tag || (!tag.isEnd && open.length >= MAX_DEPTH)) {
      siblings().push(line)
      return
    }
    // A part such as a tab ends where the next one begins, if its end is missing.
    if (PARTS.has(tag.name) && !tag.isEnd && open.at(-1)?.tag.name === tag.name) close(undefined)
    if (!tag.isEnd) {
      open.push({ tag, opening: line, children: [] })
      return
    }
    const at = open.findLastIndex((block) => block.tag.name === tag.name)
    if (at === -1) {
      dropStray(line)
      return
    }
    while (open.length > at + 1) close(undefined)
    close(line)
  }

  /** Ends the innermost block. One that needs no end and has none contains nothing. */
  function close(closing: SourceLine | undefined): void {
    const block = open.pop()
    if (!block) return
    const { tag, opening, children } = block
    if (closing || !isSingle(tag.name)) siblings().push({ tag, opening, children, ...(closing && { closing }) })
    else siblings().push({ tag, opening, children: [] }, ...children)
  }
}
