import type { Diagnostic, DiagnosticCode } from '@docgen/renderer/contract'

/** A position in a text, for diagnostics. */
export interface TextPosition {
  readonly line: number
  readonly column: number
  readonly length: number
}

/**
 * Returns the line, the column (both 1-based, the column in UTF-16 code units) and the length of a span, at least 1. A
 * span over several lines is cut at the end of its first line.
 */
export function positionAt(text: string, start: number, end: number): TextPosition {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  let line = 1
  for (let offset = text.indexOf('\n'); offset !== -1 && offset < start; offset = text.indexOf('\n', offset + 1)) line++
  const nextBreak = text.slice(start).search(/\r?\n/)
  const lineEnd = nextBreak === -1 ? text.length : start + nextBreak
  return { line, column: start - lineStart + 1, length: Math.max(1, Math.min(end, lineEnd) - start) }
}

/**
 * Position of a string in code that equals `value`, without its quotes: the first in double quotes, or else in single
 * quotes, or else in backticks. `undefined` if there is none.
 */
export function findQuoted(code: string, value: string, from = 0): TextPosition | undefined {
  const offset = ['"', "'", '`'].map((quote) => code.indexOf(quote + value + quote, from)).find((at) => at !== -1)
  return offset === undefined ? undefined : positionAt(code, offset + 1, offset + 1 + value.length)
}

/** Reports a problem with a span of a text. */
export type ReportSpan = (start: number, end: number, message: string, hint?: string) => Diagnostic

/** Creates a reporter of errors with one code in one file, each at the line and column of its span. */
export function createSpanReporter(
  text: string,
  { code, file }: { readonly code: DiagnosticCode; readonly file: string },
): ReportSpan {
  return (start, end, message, hint) => ({
    code,
    severity: 'error',
    file,
    ...positionAt(text, start, end),
    message,
    ...(hint !== undefined && { hint }),
  })
}
