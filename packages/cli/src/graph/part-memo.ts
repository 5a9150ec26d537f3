/**
 * Recalls what a stage made of one of many things, a source or a document, for as long as the very same inputs go in.
 * The stage still goes over all of them, and gives the same with and without it: the pages of a session that did not
 * change stay the same objects, which nobody has to make, compare or hash again.
 */
export interface PartMemo {
  /** The value of `make`, or what it gave for this very object under this name when each input was the same object or text. `inputs` is asked only where something is remembered. */
  readonly recall: <Value>(name: string, part: object, inputs: () => readonly unknown[], make: () => Value) => Value
}

/** For a run that makes everything once. */
export const NO_PART_MEMO: PartMemo = { recall: (_name, _part, _inputs, make) => make() }

/** A memo that keeps the last value for each object, and nothing of objects that are gone. */
export function createPartMemo(): PartMemo {
  const stages = new Map<string, WeakMap<object, Made>>()
  return {
    recall: <Value>(name: string, part: object, listInputs: () => readonly unknown[], make: () => Value): Value => {
      const made = stages.get(name) ?? new WeakMap<object, Made>()
      stages.set(name, made)
      const inputs = listInputs()
      const last = made.get(part)
      // Under one name there is one stage, and so one type.
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
