import { expect, it } from 'vitest'
import { positionAt } from './position-at.js'

it.each([
  ['abc', 0, 1, { line: 1, column: 1, length: 1 }],
  ['abc', 1, 3, { line: 1, column: 2, length: 2 }],
  ['a\nbc\nd', 2, 4, { line: 2, column: 1, length: 2 }],
  ['a\nbc\nd', 3, 6, { line: 2, column: 2, length: 1 }],
  ['a\r\nbc\r\nd', 3, 8, { line: 2, column: 1, length: 2 }],
  ['a\n', 2, 3, { line: 2, column: 1, length: 1 }],
  ['\n\n', 1, 2, { line: 2, column: 1, length: 1 }],
  ['🎈 x', 3, 4, { line: 1, column: 4, length: 1 }],
])('%j from %i to %i', (text, start, end, position) => {
  expect(positionAt(text, start, end)).toEqual(position)
})
