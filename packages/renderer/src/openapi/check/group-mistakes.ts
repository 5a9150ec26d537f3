import type { Mistake } from '../mistake.js'

/** Something that is wrong at several places in the same way. */
export interface Found {
  readonly pointer: string
  /** What it is about, such as `GET /orders`. */
  readonly name: string
}

/** One mistake for all of them, at the first place; `explain` gives its message, which then counts the others. */
export function groupMistakes(
  found: readonly Found[],
  explain: (first: Found) => Omit<Mistake, 'severity' | 'pointer'>,
): readonly Mistake[] {
  const [first, ...others] = found
  if (!first) return []
  const { message, ...rest } = explain(first)
  const more = others.length === 0 ? '' : `. The same is true of ${others.length} more`
  return [{ ...rest, severity: 'warning', pointer: first.pointer, message: message + more }]
}
