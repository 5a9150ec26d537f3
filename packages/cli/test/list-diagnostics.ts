import type { Diagnostic } from '@docgen/renderer/contract'
import { formatPosition } from '../src/terminal/format-position.js'

/**
 * Diagnostics in the format of the `expected` files of broken inputs: `severity code file:line:column+length`,
 * message, hint, related positions.
 */
export function listDiagnostics(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map(describeDiagnostic).join('')
}

function describeDiagnostic(diagnostic: Diagnostic): string {
  const { severity, code, length, message, hint, related = [] } = diagnostic
  const position = formatPosition(diagnostic)
  const span = length === undefined ? '' : `+${length}`
  const others = related.map((each) => `  → ${formatPosition(each)}  ${each.message}\n`)
  return `${severity} ${code} ${position}${span}\n  ${message}\n${hint === undefined ? '' : `  ${hint}\n`}${others.join('')}`
}
