import type { Diagnostic } from '@docgen/renderer/contract'

/**
 * Diagnostics in the format of the `expected` files of broken inputs: `severity code file:line:column+length`,
 * message, hint.
 */
export function listDiagnostics(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map(describeDiagnostic).join('')
}

function describeDiagnostic({ severity, code, file, line, column, length, message, hint }: Diagnostic): string {
  const position = [file, line, column].filter((part) => part !== undefined).join(':')
  const span = length === undefined ? '' : `+${length}`
  return `${severity} ${code} ${position}${span}\n  ${message}\n${hint === undefined ? '' : `  ${hint}\n`}`
}
