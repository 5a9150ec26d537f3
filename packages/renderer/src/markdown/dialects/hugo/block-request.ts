import type { SourceLine } from '../source-line.js'
import type { HugoPage } from './hugo-page.js'
import type { ShortcodeBlock, ShortcodeNode } from './shortcode-tree.js'

/** A block, and how to convert what is inside of it. */
export interface BlockRequest {
  readonly block: ShortcodeBlock
  /** Columns before its tag. */
  readonly indent: number
  readonly page: HugoPage
  /** The lines inside of a block of code. */
  readonly code: readonly SourceLine[]
  /** Converts nodes inside, and removes the white space that their lines have in common. */
  readonly convert: (nodes: readonly ShortcodeNode[]) => readonly SourceLine[]
}

/** Writes a block as docgen's Markdown. */
export type BlockWriter = (request: BlockRequest) => readonly SourceLine[]
