import { createPartMemo, NO_PART_MEMO, type PartMemo } from '../graph/part-memo.js'

/**
 * Memoizes a stage's result as long as its inputs are identical. A build has nothing to reuse; a session has the
 * results of before the last change.
 */
export interface StageMemo {
  /** Returns the last value under this name if every input is the same object or text; otherwise calls `make`. */
  readonly recall: <Value>(name: string, inputs: readonly unknown[], make: () => Value) => Value
  /**
   * Returns the last value under this name if the new one is equal, so that later stages see the same object; else
   * the new one.
   */
  readonly settle: <Value>(name: string, value: Value, isSame: (old: Value, value: Value) => boolean) => Value
  /**
   * Returns the value or, if it is undefined, the last one under this name: an unusable result leaves the previous
   * one in effect.
   */
  readonly fallBack: <Value>(name: string, value: Value | undefined) => Value | undefined
  /** For stages that process many parts, such as the pages of all docs. */
  readonly parts: PartMemo
}

/** For a run that builds everything once. */
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
      // Each name belongs to one stage, and so to one type.
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

/** Whether two lists contain identical values in the same order. */
export function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((each, index) => Object.is(each, b[index]))
}
