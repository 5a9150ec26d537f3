import type { TextRange } from '../../protected-ranges.js'

/** A paragraph, whose lines end in LF. */
export interface InlineText {
  readonly text: string
  /** Whether a part is outside of code, comments, tags, escapes and URLs. */
  readonly isFree: (start: number, end: number) => boolean
  /** Abbreviation → what it stands for. */
  readonly abbreviations: ReadonlyMap<string, string>
}

/** A change of a paragraph, within one line. */
export interface InlineEdit extends TextRange {
  readonly text: string
  /** What the edit drops: see `DroppedSyntax`. */
  readonly dropped?: string
}

/** Finds the changes for a construct in the text of a paragraph. */
export type InlineConstruct = (paragraph: InlineText) => readonly InlineEdit[]
