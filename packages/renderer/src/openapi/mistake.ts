import type { Diagnostic, Severity } from '../contract/index.js'

/** A mistake in a description, by the pointer of what is wrong. */
export interface Mistake {
  readonly code: string
  readonly severity: Severity
  readonly pointer: string
  readonly message: string
  readonly hint?: string
}

/** The mistake as a diagnostic whose file is `#` and the pointer: whoever knows the files turns that into file, line and column. */
export function toDiagnostic({ code, severity, pointer, message, hint }: Mistake): Diagnostic {
  return { code, severity, file: `#${pointer}`, message, ...(hint !== undefined && { hint }) }
}
