/**
 * Memoizes a stage's result for one part, such as a source or a doc, as long as the inputs are identical.
 * The stage still iterates over all parts and returns the same with and without the memo. Unchanged pages stay the
 * same objects, so later stages need not rebuild, compare or hash them.
 */
export interface PartMemo {
  /**
   * Returns the memoized value if this object was seen under this name with identical inputs; otherwise calls
   * `make`. `inputs` is only called if a value is memoized.
   */
  readonly recall: <Value>(name: string, part: object, inputs: () => readonly unknown[], make: () => Value) => Value
}

/** For a run that builds everything once. */
export const NO_PART_MEMO: PartMemo = { recall: (_name, _part, _inputs, make) => make() }

/** A memo that keeps the last value per object and releases garbage-collected objects. */
export function createPartMemo(): PartMemo {
  const stages = new Map<string, WeakMap<object, Made>>()
  return {
    recall: <Value>(name: string, part: object, listInputs: () => readonly unknown[], make: () => Value): Value => {
      const made = stages.get(name) ?? new WeakMap<object, Made>()
      stages.set(name, made)
      const inputs = listInputs()
      const last = made.get(part)
      // Each name belongs to one stage, and so to one type.
      if (last && isSame(last.inputs, inputs)) return last.value as Value
      const value = make()
      made.set(part, { inputs, value })
      return value
    },
  }
}

interface Made {
  readonly inputs: readonly unknown[]
  readonly value: unknown
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((each, index) => Object.is(each, b[index]))
}
