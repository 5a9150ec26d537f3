import { expect, it } from 'vitest'
import { toLine, toScrollPosition } from './scroll-position.js'

const headings = [
  { id: 'a', line: 11 },
  { id: 'b', line: 21 },
]

it.each([
  [1, null, 0],
  [6, null, 0.5],
  [11, 'a', 0],
  [16, 'a', 0.5],
  [21, 'b', 0],
  [41, 'b', 1],
])('converts line %i to headings and back', (line, after, share) => {
  expect(toScrollPosition(line, headings, 41)).toEqual({ after, share })
  expect(toLine({ after, share }, headings, 41)).toBe(line)
})

it('stays in the file if its headings are outdated', () => {
  expect(toScrollPosition(9, [{ id: 'a', line: 5 }], 4)).toEqual({ after: 'a', share: 0 })
  expect(toLine({ after: 'none', share: 0 }, headings, 41)).toBe(1)
})
