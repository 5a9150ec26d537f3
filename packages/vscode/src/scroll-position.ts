/** A heading of the page in the source; lines are 1-based. */
export interface SourceLine {
  readonly id: string
  readonly line: number
}

/** A position on a page: after a heading (`null`: at the start), and the part of the way to the next, from 0 to 1. */
export interface ScrollPosition {
  readonly after: string | null
  readonly share: number
}

/** Returns the position on the page of a 1-based line of a source with `lineCount` lines. */
export function toScrollPosition(line: number, headings: readonly SourceLine[], lineCount: number): ScrollPosition {
  const index = headings.findLastIndex((heading) => heading.line <= line)
  const start = headings[index]?.line ?? 1
  const next = headings[index + 1]?.line ?? lineCount
  const share = next > start ? (line - start) / (next - start) : 0
  return { after: headings[index]?.id ?? null, share: Math.min(1, Math.max(0, share)) }
}

/** Returns the 1-based line of a position on the page; 1 for an unknown heading. */
export function toLine({ after, share }: ScrollPosition, headings: readonly SourceLine[], lineCount: number): number {
  const index = headings.findIndex(({ id }) => id === after)
  const start = headings[index]?.line ?? 1
  const next = headings[index + 1]?.line ?? lineCount
  return Math.max(1, Math.round(start + (next - start) * share))
}
