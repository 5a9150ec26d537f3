import {
  type HeadingOffsets,
  type ScrollPosition,
  toOffset,
  toScrollPosition as toPosition,
} from '../../cli/src/browser/scroll-position.js'

export type { ScrollPosition }

/** A heading of the page in the source; lines are 1-based. */
export interface SourceLine {
  readonly id: string
  readonly line: number
}

/** Returns the position on the page of a 1-based line of a source with `lineCount` lines. */
export function toScrollPosition(line: number, headings: readonly SourceLine[], lineCount: number): ScrollPosition {
  return toPosition(line, toOffsets(headings, lineCount))
}

/** Returns the 1-based line of a position on the page; 1 for an unknown heading. */
export function toLine(position: ScrollPosition, headings: readonly SourceLine[], lineCount: number): number {
  return Math.round(toOffset(position, toOffsets(headings, lineCount)))
}

function toOffsets(headings: readonly SourceLine[], lineCount: number): HeadingOffsets {
  return { headings: headings.map(({ id, line }) => ({ id, offset: line })), start: 1, end: lineCount }
}
