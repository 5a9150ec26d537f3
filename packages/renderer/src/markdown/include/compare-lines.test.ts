import { expect, it } from 'vitest'
import { compareLines } from './compare-lines.js'

it('marks lines that were added and removed', () => {
  expect(compareLines(['a', 'b', 'c'], ['a', 'x', 'c', 'd'])).toEqual({
    lines: ['a', 'b', 'x', 'c', 'd'],
    changes: new Map([
      [1, 'removed'],
      [2, 'added'],
      [4, 'added'],
    ]),
  })
})

it('shows long code that has nothing in common as a whole', () => {
  const before = Array.from({ length: 3000 }, (_, index) => `a${index}`)
  const after = Array.from({ length: 3000 }, (_, index) => `b${index}`)
  const { lines, changes } = compareLines(before, after)
  expect(lines).toEqual([...before, ...after])
  expect([changes.get(0), changes.get(5999)]).toEqual(['removed', 'added'])
})
