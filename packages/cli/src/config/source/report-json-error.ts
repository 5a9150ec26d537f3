import type { Diagnostic } from '@docgen/renderer/contract'
import type { ReportSpan } from './create-span-reporter.js'
import { findJsonError } from './find-json-error.js'

/** The diagnostic of the first error in a JSON text; `undefined` if it is valid. */
export function reportJsonError(text: string, report: ReportSpan): Diagnostic | undefined {
  const syntaxError = findJsonError(text)
  return (
    syntaxError &&
    report(syntaxError.offset, syntaxError.offset + 1, `the file is not valid JSON: expected ${syntaxError.expected}`)
  )
}
