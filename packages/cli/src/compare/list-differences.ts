/** Values that only one of two lists has. */
export interface ListDifferences {
  /** Number of values that both lists have. A value that is in a list twice counts twice. */
  readonly same: number
  readonly theirs: readonly string[]
  readonly ours: readonly string[]
  /** `theirs` and `ours` in runs of values that follow each other in their list. */
  readonly theirRuns: readonly string[][]
  readonly ourRuns: readonly string[][]
}

/** Lists the values that only one of two lists has, in order. The order of values makes no difference. */
export function listDifferences(theirs: readonly string[], ours: readonly string[]): ListDifferences {
  const theirRuns = listRuns(theirs, ours)
  const ourRuns = listRuns(ours, theirs)
  const onlyTheirs = theirRuns.flat()
  return { same: theirs.length - onlyTheirs.length, theirs: onlyTheirs, ours: ourRuns.flat(), theirRuns, ourRuns }
}

/** Runs of values of a list that another list has less often. Of a value that repeats, the last ones are missing. */
function listRuns(list: readonly string[], others: readonly string[]): string[][] {
  const left = new Map<string, number>()
  for (const value of others) left.set(value, (left.get(value) ?? 0) + 1)
  const runs: string[][] = []
  let run: string[] | undefined
  for (const value of list) {
    const count = left.get(value) ?? 0
    if (count > 0) {
      left.set(value, count - 1)
      run = undefined
      continue
    }
    if (run) run.push(value)
    else {
      run = [value]
      runs.push(run)
    }
  }
  return runs
}
