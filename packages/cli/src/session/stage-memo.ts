import { createPartMemo, NO_PART_MEMO, type PartMemo } from '../graph/part-memo.js'

/** Recalls what a stage gave, for as long as the very same inputs go in. A build has nothing to recall; a session has what it made before the last change. */
export interface StageMemo {
  /** The value of `make`, or the last one under this name where every input is the same object or text as then. */
  readonly recall: <Value>(name: string, inputs: readonly unknown[], make: () => Value) => Value
  /** The last value under this name where the new one says the same, so that later stages see one object; else the new one. */
  readonly settle: <Value>(name: string, value: Value, isSame: (old: Value, value: Value) => boolean) => Value
  /** The value, or where there is none the last one that there was under this name: what can't be used leaves the one before in charge. */
  readonly fallBack: <Value>(name: string, value: Value | undefined) => Value | undefined
  /** For stages that make one thing of each of many, such as a page of every document. */
  readonly parts: PartMemo
}

/** For a run that makes everything once. */
export const NO_STAGE_MEMO: StageMemo = {
  recall: (_name, _inputs, make) => make(),
  settle: (_name, value) => value,
  fallBack: (_name, value) => value,
  parts: NO_PART_MEMO,
}

/** A memo that keeps the last value of each stage. */
export function createStageMemo(): StageMemo {
  const calls = new Map<string, { readonly inputs: readonly unknown[]; readonly value: unknown }>()
  const settled = new Map<string, unknown>()
  const usable = new Map<string, unknown>()
  return {
    recall: <Value>(name: string, inputs: readonly unknown[], make: () => Value): Value => {
      const last = calls.get(name)
      // Under one name there is one stage, and so one type.
      if (last && isSameList(last.inputs, inputs)) return last.value as Value
      const value = make()
      calls.set(name, { inputs, value })
      return value
    },
    settle: <Value>(name: string, value: Value, isSame: (old: Value, value: Value) => boolean): Value => {
      const old = settled.get(name) as Value | undefined
      if (old !== undefined && isSame(old, value)) return old
      settled.set(name, value)
      return value
    },
    fallBack: <Value>(name: string, value: Value | undefined): Value | undefined => {
      if (value === undefined) return usable.get(name) as Value | undefined
      usable.set(name, value)
      return value
    },
    parts: createPartMemo(),
  }
}

/** Whether two lists hold the very same things in the same order. */
export function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((each, index) => Object.is(each, b[index]))
}
