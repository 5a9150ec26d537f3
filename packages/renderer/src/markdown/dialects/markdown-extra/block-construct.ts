import type { DialectContext } from '../dialect.js'
import type { SourceLine } from '../source-line.js'

/** What a construct of PHP Markdown Extra, or of a tool that extends it, needs to convert its blocks. */
export interface BlockContext extends DialectContext {
  /** Abbreviation → what it stands for. */
  readonly abbreviations: ReadonlyMap<string, string>
  /** Converts the Markdown inside of a block. */
  readonly convertInside: (lines: readonly SourceLine[]) => readonly SourceLine[]
  /** Converts the text of a line, or of lines of one paragraph. */
  readonly convertInline: (lines: readonly SourceLine[]) => readonly SourceLine[]
}

/** A converted block. */
export interface ConvertedBlock {
  /** Number of lines of the source. */
  readonly length: number
  readonly lines: readonly SourceLine[]
}

/** Converts the block that starts at an index; `undefined` if another construct starts there. */
export type BlockConstruct = (
  lines: readonly SourceLine[],
  start: number,
  context: BlockContext,
) => ConvertedBlock | undefined
