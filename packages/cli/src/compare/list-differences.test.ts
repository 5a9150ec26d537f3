import { expect, it } from 'vitest'
import { listDifferences } from './list-differences.js'

it('counts repeated values, and groups values that follow each other', () => {
  expect(listDifferences(['a', 'b', 'x', 'y', 'b', 'z'], ['b', 'a', 'c'])).toEqual({
    same: 2,
    theirs: ['x', 'y', 'b', 'z'],
    ours: ['c'],
    theirRuns: [['x', 'y', 'b', 'z']],
    ourRuns: [['c']],
  })
})
