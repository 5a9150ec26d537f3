import type { Diagnostic } from '@docgen/renderer/contract'
import { compareDiagnostics } from '../check/compare-diagnostics.js'

/** Each diagnostic once, in the order in which people read them. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const unique = new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic]))
  return [...unique.values()].sort(compareDiagnostics)
}
