/**
 * A difference between two lists: the items from `to` to `toEnd` of the second list replace the items from `from` to
 * `fromEnd` of the first list. The end indexes are exclusive.
 */
export interface Difference {
  readonly from: number
  readonly fromEnd: number
  readonly to: number
  readonly toEnd: number
}

/**
 * Maximum product of the lengths of the parts that differ. Above it, these parts are one difference, because the
 * comparison would take longer than a smaller update saves.
 */
const MAX_CELLS = 250_000

/**
 * Returns the differences between two lists, the last difference first: applying a difference does not change the
 * indexes of those before it in the list.
 */
export function compareLists(before: readonly string[], after: readonly string[]): readonly Difference[] {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start++
  let end = 0
  while (end < before.length - start && end < after.length - start && before.at(-1 - end) === after.at(-1 - end)) end++
  const [a, b] = [before.slice(start, before.length - end), after.slice(start, after.length - end)]
  if (a.length === 0 && b.length === 0) return []
  if (a.length * b.length > MAX_CELLS) {
    return [{ from: start, fromEnd: start + a.length, to: start, toEnd: start + b.length }]
  }
  return compareMiddles(a, b)
    .map(({ from, fromEnd, to, toEnd }) => ({
      from: from + start,
      fromEnd: fromEnd + start,
      to: to + start,
      toEnd: toEnd + start,
    }))
    .reverse()
}

/** Returns the differences between two lists in order, computed from the longest common subsequence. */
function compareMiddles(a: readonly string[], b: readonly string[]): Difference[] {
  const width = b.length + 1
  const lengths = new Uint32Array((a.length + 1) * width)
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const differences: Difference[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const [from, to] = [i, j]
    while ((i < a.length || j < b.length) && !(i < a.length && j < b.length && a[i] === b[j])) {
      if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) i++
      else j++
    }
    if (i > from || j > to) differences.push({ from, fromEnd: i, to, toEnd: j })
    while (i < a.length && j < b.length && a[i] === b[j]) {
      i++
      j++
    }
  }
  return differences
}
