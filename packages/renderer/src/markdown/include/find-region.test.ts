import { expect, it } from 'vitest'
import { findRegion, findSection, listRegions } from './find-region.js'

it('ends a region that nests at its end, whatever the text after it is', () => {
  const lines = ['#region One', 'a', '#region Two', 'b', '#endregion of two', 'c', '#endregion', 'd']
  expect(findRegion(lines, 'One')).toEqual({ lines: [1, 3, 5] })
  expect(findRegion(lines, 'Two')).toEqual({ lines: [3] })
})

it('lets regions overlap whose ends name them', () => {
  const lines = ['// ANCHOR: a', '1', '// ANCHOR: b', '2', '// ANCHOR_END: a', '3', '// ANCHOR_END: b']
  expect(findRegion(lines, 'a')).toEqual({ lines: [1, 3] })
  expect(findRegion(lines, 'b')).toEqual({ lines: [3, 5] })
})

it('joins the parts of a region', () => {
  const lines = ['// [start:a]', '1', '// [end:a]', '2', '// [start:a]', '3', '// [end:a]']
  expect(findRegion(lines, 'a')).toEqual({ lines: [1, 5] })
})

it('ignores ends without a start, and returns where an open region begins', () => {
  expect(findRegion(['// #endregion', '// [end:a]', '// #region a', '1'], 'a')).toEqual({ lines: [3], unclosedAt: 2 })
  expect(findRegion(['1'], 'a')).toBeUndefined()
})

it('lists regions', () => {
  expect(listRegions(['#region b', '# [start:a]', '# [end:a]', '#endregion', '#region b'])).toEqual(['b', 'a'])
})

it('finds sections', () => expect(findSection(['# A', '1', '## B', '2', '# C'], 'a')).toEqual([1, 2, 3]))
