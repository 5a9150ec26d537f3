/** A position in a text, for diagnostics. */
export interface Place {
  readonly line: number
  readonly column: number
  readonly length: number
}

/**
 * Line and column (both 1-based, the column in UTF-16 code units) of a span of a text; the length ends with the
 * line.
 */
export function placeOf(text: string, start: number, end: number): Place {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  let line = 1
  for (let offset = text.indexOf('\n'); offset !== -1 && offset < start; offset = text.indexOf('\n', offset + 1)) line++
  const nextBreak = text.slice(start).search(/\r?\n/)
  const lineEnd = nextBreak === -1 ? text.length : start + nextBreak
  return { line, column: start - lineStart + 1, length: Math.max(1, Math.min(end, lineEnd) - start) }
}
