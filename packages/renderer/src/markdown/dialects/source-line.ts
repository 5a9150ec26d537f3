/**
 * A piece of a changed line, from an index on up to the next piece: copied from the source from `from` on, or inserted
 * at `from`. Both are 0-based and in UTF-16 code units.
 */
export interface LinePiece {
  readonly at: number
  readonly from: number
  readonly isInserted?: true
}

/** A line of Markdown, and where its characters come from. */
export interface SourceLine {
  /** Without its line ending. */
  readonly text: string
  /** 1-based number of the line in the source. */
  readonly line: number
  /** In order, the first at 0; absent if the line is a copy of the whole line of the source. */
  readonly pieces?: readonly LinePiece[]
}

/** A change of a line: `text` replaces the characters from `start` up to `end`. */
export interface LineEdit {
  readonly start: number
  readonly end: number
  readonly text: string
}

const WHOLE: readonly LinePiece[] = [{ at: 0, from: 0 }]

/** Splits a text into its lines. */
export function splitLines(text: string): readonly SourceLine[] {
  return text.split(/\r\n|\n|\r/).map((each, index) => ({ text: each, line: index + 1 }))
}

/** Returns a line with another text, all of which originates at one character of `origin`. */
export function insertLine(text: string, origin: SourceLine, index = 0): SourceLine {
  return { text, line: origin.line, pieces: [{ at: 0, from: originOf(origin, index).index, isInserted: true }] }
}

/** Returns a line with edits, which must be in order and must not overlap. */
export function editLine(line: SourceLine, edits: readonly LineEdit[]): SourceLine {
  if (edits.length === 0) return line
  let text = ''
  const pieces: LinePiece[] = []
  let index = 0
  for (const edit of edits) {
    copy(index, edit.start)
    if (edit.text !== '') pieces.push({ at: text.length, from: originOf(line, edit.start).index, isInserted: true })
    text += edit.text
    index = edit.end
  }
  copy(index, line.text.length)
  if (pieces.length === 0) pieces.push({ at: 0, from: originOf(line, index).index, isInserted: true })
  return { text, line: line.line, pieces }

  function copy(start: number, end: number): void {
    if (start >= end) return
    const shift = text.length - start
    const { index: from, isInserted } = originOf(line, start)
    pieces.push({ at: text.length, from, ...(isInserted && { isInserted }) })
    for (const piece of line.pieces ?? WHOLE)
      if (piece.at > start && piece.at < end) pieces.push({ ...piece, at: piece.at + shift })
    text += line.text.slice(start, end)
  }
}

/** Returns a line without its first characters. */
export function cutStart(line: SourceLine, count: number): SourceLine {
  return count === 0 ? line : editLine(line, [{ start: 0, end: Math.min(count, line.text.length), text: '' }])
}

/** The index in the source's line of the character at an index of a line, and whether that character was inserted. */
export function originOf(line: SourceLine, index: number): { readonly index: number; readonly isInserted: boolean } {
  let found: LinePiece = { at: 0, from: 0 }
  for (const piece of line.pieces ?? WHOLE) {
    if (piece.at > index) break
    found = piece
  }
  const { at, from, isInserted = false } = found
  return { index: isInserted ? from : from + index - at, isInserted }
}
