import type { Point } from '../markdown/compilation.js'

/** Lines of a program, and where they come from. */
export interface ProgramPiece {
  /** 1-based line of the program on which it begins. */
  readonly from: number
  readonly lines: number
  /** Where its first character stands in the file. */
  readonly source: Point
}

/** Where a line and column of a program (1-based) stand in its file; the first of its code for what comes from nowhere. */
export function placeInProgram(pieces: readonly ProgramPiece[], { line, column }: Point): Point {
  const piece = pieces.find(({ from, lines }) => line >= from && line < from + lines)
  if (!piece) return { line: pieces[0]?.source.line ?? 1, column: 1 }
  const { from, source } = piece
  return { line: source.line + line - from, column: line === from ? source.column + column - 1 : column }
}
