import { diffArrays } from 'diff'

/** Lines with the lines that were removed among them, and which of them were added or removed. */
export interface ComparedLines {
  readonly lines: readonly string[]
  /** Line index → what happened to it; lines that stayed have no entry. */
  readonly changes: ReadonlyMap<number, 'added' | 'removed'>
}

/** Compares two states of code, line by line. */
export type CompareLines = (before: readonly string[], after: readonly string[]) => ComparedLines

/** Maximum number of changed lines to search for: the search takes time in proportion to its square. */
const MAX_CHANGES = 2000

/** Compares two states of code. States with more changes than that are shown as removed and added as a whole. */
export const compareLines: CompareLines = (before, after) => {
  const parts = diffArrays([...before], [...after], { maxEditLength: MAX_CHANGES }) ?? [
    { value: [...before], removed: true, added: false },
    { value: [...after], removed: false, added: true },
  ]
  const lines: string[] = []
  const changes = new Map<number, 'added' | 'removed'>()
  for (const { value, added, removed } of parts)
    for (const line of value) {
      const index = lines.push(line) - 1
      if (added || removed) changes.set(index, added ? 'added' : 'removed')
    }
  return { lines, changes }
}
