import type { Mistake, Point } from './compilation.js'

/** A Markdown file that takes part in a page: the page's own source, or a partial. */
export interface SourceFile {
  /** Site-relative. */
  readonly path: string
  readonly text: string
}

/** Anything with a place in a source, such as a node of a tree. */
export interface Placed {
  readonly position?: { readonly start: PlacedPoint; readonly end?: PlacedPoint } | undefined
}

/** Whatever takes reports about places in a document. */
export interface Reporter {
  report(placed: Placed, mistake: Mistake): void
}

interface PlacedPoint extends Point {
  readonly offset?: number | undefined
}

/** The text that a node was made of; empty for a node without place, as plugins make them. */
export function sliceOf(file: SourceFile, { position }: Placed): string {
  const start = position?.start.offset
  const end = position?.end?.offset
  return start === undefined || end === undefined ? '' : file.text.slice(start, end)
}

/** Line and column of the character `delta` after the start of a node. */
export function pointIn(file: SourceFile, node: Placed, delta: number): Point | undefined {
  const start = node.position?.start
  if (!start || start.offset === undefined) return start
  const before = file.text.slice(start.offset, start.offset + delta)
  const lines = before.split(/\r\n|\n|\r/)
  const last = lines[lines.length - 1] ?? ''
  if (lines.length === 1) return { line: start.line, column: start.column + last.length }
  return { line: start.line + lines.length - 1, column: last.length + 1 }
}
