import { expect, it } from 'vitest'
import { createCodeSpanFinder } from './code-span-finder.js'

it.each([
  ['`a` b', 3],
  ['`` a`b `` c', 9],
  ['`a\nb` c', 5],
  ['`a b', 1],
  ['``a` b', 2],
  ['`a\n\nb`', 1],
])('finds the end of the code span in %j', (text, end) => {
  expect(createCodeSpanFinder(text)(0)).toBe(end)
})

it('searches each paragraph again', () => {
  const text = '`a\n\n`b` `c'
  const findEnd = createCodeSpanFinder(text)
  expect([0, 4, 8].map(findEnd)).toEqual([1, 7, 9])
})
