import type { Problem } from '../api-problem.js'

/** An occurrence of a problem. */
export interface Occurrence {
  readonly pointer: string
  /** The name of its subject, such as `GET /orders`. */
  readonly name: string
}

/**
 * Groups occurrences into one problem at the first of them; empty if there are none. `explain` returns the code,
 * message and hint of the first occurrence. The number of other occurrences is added to the message.
 */
export function groupProblems(
  occurrences: readonly Occurrence[],
  explain: (first: Occurrence) => Omit<Problem, 'severity' | 'pointer'>,
): readonly Problem[] {
  const [first, ...others] = occurrences
  if (!first) return []
  const { message, ...rest } = explain(first)
  const more = others.length === 0 ? '' : `. The same is true of ${others.length} more`
  return [{ ...rest, severity: 'warning', pointer: first.pointer, message: message + more }]
}
