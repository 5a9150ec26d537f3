import type { Point } from '../../compilation.js'

/** Lines of an MDX module, and their origin. */
export interface MdxModuleFragment {
  /** 1-based number of its first line in the module. */
  readonly from: number
  readonly lines: number
  /** Position of its first character in the file. */
  readonly source: Point
}

/** Maps a position in an MDX module to its file. Generated code maps to the first line of code in the file. */
export function locateInMdxModule(pieces: readonly MdxModuleFragment[], { line, column }: Point): Point {
  const part = pieces.find(({ from, lines }) => line >= from && line < from + lines)
  if (!part) return { line: pieces[0]?.source.line ?? 1, column: 1 }
  const { from, source } = part
  return { line: source.line + line - from, column: line === from ? source.column + column - 1 : column }
}
