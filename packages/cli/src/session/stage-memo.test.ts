import { describe, expect, it } from 'vitest'
import { createStageMemo, NO_STAGE_MEMO } from './stage-memo.js'

describe('a stage memo', () => {
  it('runs a stage again only if an input has changed', () => {
    const memo = createStageMemo()
    let runs = 0
    const run = (...inputs: unknown[]) => memo.recall('stage', inputs, () => ++runs)
    const object = {}
    expect([run(object, 'a'), run(object, 'a'), run({}, 'a'), run(object, 'a')]).toEqual([1, 1, 2, 3])
  })

  it('keeps the old object if the new one is equal', () => {
    const memo = createStageMemo()
    const isSame = (a: readonly number[], b: readonly number[]) => a.join() === b.join()
    const first = memo.settle('list', [1, 2], isSame)
    expect(memo.settle('list', [1, 2], isSame)).toBe(first)
    expect(memo.settle('list', [3], isSame)).toEqual([3])
  })

  it('falls back to the last value', () => {
    const memo = createStageMemo()
    const give = (value: string | undefined) => memo.fallBack('theme', value)
    expect([give(undefined), give('a'), give(undefined), give('b'), give(undefined)]).toEqual([
      undefined,
      'a',
      'a',
      'b',
      'b',
    ])
  })

  it('memoizes nothing in a build', () => {
    let runs = 0
    NO_STAGE_MEMO.recall('stage', [], () => ++runs)
    NO_STAGE_MEMO.recall('stage', [], () => ++runs)
    expect(runs).toBe(2)
    NO_STAGE_MEMO.fallBack('theme', 'a')
    expect(NO_STAGE_MEMO.fallBack('theme', undefined)).toBeUndefined()
  })
})
