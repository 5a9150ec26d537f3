import { createLineTable, type LineTable } from '../contract/line-table.js'
import type { Point, Problem } from './compilation.js'

/** A Markdown file of a page: the page's own source, or a partial. */
export interface SourceFile {
  /** Site-relative. */
  readonly path: string
  readonly text: string
}

/** Anything with a position in a source, such as a node of a tree. */
export interface Positioned {
  readonly position?: { readonly start: PointInFile; readonly end?: PointInFile } | undefined
}

/** Receives reports about positions in a page. */
export interface Reporter {
  report(node: Positioned, problem: Problem): void
}

/** A reporter for blocks, which authors write as directives or as JSX. */
export interface BlockReporter extends Reporter {
  /** Whether the author wrote a block as JSX. */
  isJsx(node: Positioned): boolean
}

/** Receives reports about URLs, and finds the position of the URL in the source of its element. */
export interface UrlReporter {
  reportUrl(node: Positioned, url: string, problem: Problem): void
}

interface PointInFile extends Point {
  readonly offset?: number | undefined
}

/** The source text of a node; empty for a node without a position, such as one that a plugin created. */
export function sliceOf(file: SourceFile, { position }: Positioned): string {
  const start = position?.start.offset
  const end = position?.end?.offset
  return start === undefined || end === undefined ? '' : file.text.slice(start, end)
}

/** Whether a node starts with a tag in the source, not with a directive. */
export function isJsxIn(file: SourceFile, { position }: Positioned): boolean {
  if (position === undefined) return false
  const { line, column } = position.start
  return file.text[linesOf(file).startOf(line) + column - 1] === '<'
}

/**
 * Line and column `delta` characters after the start of a node; its start if that has no offset. `undefined` for a node
 * without a position.
 */
export function pointIn(file: SourceFile, node: Positioned, delta: number): Point | undefined {
  const start = node.position?.start
  if (!start || start.offset === undefined || delta === 0) return start && { line: start.line, column: start.column }
  const { lineAt, startOf } = linesOf(file)
  const offset = Math.min(start.offset + delta, file.text.length)
  const line = lineAt(offset)
  const ahead = line - lineAt(start.offset)
  if (ahead === 0) return { line: start.line, column: start.column + offset - start.offset }
  return { line: start.line + ahead, column: offset - startOf(line) + 1 }
}

const tables = new WeakMap<SourceFile, LineTable>()

/** The line table of a file, created at the first call. */
export function linesOf(file: SourceFile): LineTable {
  const table = tables.get(file) ?? createLineTable(file.text)
  tables.set(file, table)
  return table
}
