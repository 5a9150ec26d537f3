import type { Diagnostic, DiagnosticCode, Severity } from '../contract/index.js'

/** A problem in a description, located by a JSON pointer. */
export interface Problem {
  readonly code: DiagnosticCode
  readonly severity: Severity
  readonly pointer: string
  readonly message: string
  readonly hint?: string
}

/**
 * Converts the problem to a diagnostic with `#` and the pointer as its file. A later step resolves the pointer to file,
 * line and column.
 */
export function toDiagnostic({ code, severity, pointer, message, hint }: Problem): Diagnostic {
  return { code, severity, file: `#${pointer}`, message, ...(hint !== undefined && { hint }) }
}
