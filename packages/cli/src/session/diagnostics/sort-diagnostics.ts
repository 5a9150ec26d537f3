import type { Diagnostic } from '@docgen/renderer/contract'
import { compareDiagnostics } from '../../check/compare-diagnostics.js'

/** Deduplicates and sorts diagnostics for display. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const unique = new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic]))
  return joinFailures([...unique.values()].sort(compareDiagnostics))
}

/** Maximum number of pages to name in a merged failure. */
const MAX_NAMED = 3

/**
 * Merges failures with the same cause into one error, at the first page: a layout component or a plugin that throws
 * does so on every page.
 */
function joinFailures(sorted: readonly Diagnostic[]): Diagnostic[] {
  const byCause = new Map<string, Diagnostic[]>()
  for (const [index, diagnostic] of sorted.entries()) {
    const { code, failure } = diagnostic
    const key = failure ? `${code} ${failure.cause}` : String(index)
    const group = byCause.get(key)
    if (group) group.push(diagnostic)
    else byCause.set(key, [diagnostic])
  }
  return [...byCause.values()].flatMap((failures) => {
    const [first] = failures
    if (!first) return []
    const { failure, ...plain } = first
    if (!failure) return [first]
    return failures.length === 1 ? [plain] : [{ ...plain, hint: nameAll(first, failures.slice(1)) }]
  })
}

/** Returns the hint of the first failure, followed by the names of the other pages. */
function nameAll({ failure: firstFailure, file: path, hint }: Diagnostic, others: readonly Diagnostic[]): string {
  const pages = others.slice(0, MAX_NAMED - 1).map(({ failure, file = '' }) => failure?.page ?? file)
  const hiddenCount = others.length - pages.length
  const more = hiddenCount === 0 ? '' : ` and ${hiddenCount} more ${hiddenCount === 1 ? 'page' : 'pages'}`
  const start = firstFailure?.page === undefined ? [hint, `It fails on ${path}`].filter(Boolean).join('. ') : hint
  return `${[start, ...pages].join(', ')}${more}`
}
