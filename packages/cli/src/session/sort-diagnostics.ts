import type { Diagnostic } from '@docgen/renderer/contract'
import { compareDiagnostics } from '../check/compare-diagnostics.js'

/** Each diagnostic once, in the order in which people read them. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const unique = new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic]))
  return joinFailures([...unique.values()].sort(compareDiagnostics))
}

/** A component of the layout that throws does so on every page: that is one mistake, at the first of them. */
function joinFailures(sorted: readonly Diagnostic[]): Diagnostic[] {
  const pages = new Map<string, number>()
  const keyOf = ({ code, file, line, column, message }: Diagnostic): string | undefined =>
    code === 'render-failed' ? JSON.stringify([file, line, column, message]) : undefined
  const first = sorted.filter((diagnostic) => {
    const key = keyOf(diagnostic)
    if (key === undefined) return true
    const count = pages.get(key) ?? 0
    pages.set(key, count + 1)
    return count === 0
  })
  return first.map((diagnostic) => {
    const others = (pages.get(keyOf(diagnostic) ?? '') ?? 1) - 1
    if (others === 0) return diagnostic
    return { ...diagnostic, hint: `${diagnostic.hint} and ${others} more ${others === 1 ? 'page' : 'pages'}` }
  })
}
