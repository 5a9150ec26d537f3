import type { Diagnostic, DiagnosticCode } from '@docgen/renderer/contract'
import { placeOf } from './place-of.js'

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
    ...placeOf(text, start, end),
    message,
    ...(hint !== undefined && { hint }),
  })
}
