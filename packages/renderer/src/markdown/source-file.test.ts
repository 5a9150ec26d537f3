import { expect, it } from 'vitest'
import { pointIn, sliceOf } from './source-file.js'

const file = { path: 'a.md', text: 'ab\r\ncd\nef' }
const node = { position: { start: { line: 1, column: 2, offset: 1 }, end: { line: 2, column: 2, offset: 5 } } }

it('returns the source text of a node', () => {
  expect(sliceOf(file, node)).toBe('b\r\nc')
  expect(sliceOf(file, {})).toBe('')
})

it('finds lines and columns after any line ending', () => {
  expect([0, 1, 3, 4, 6].map((delta) => pointIn(file, node, delta))).toEqual([
    { line: 1, column: 2 },
    { line: 1, column: 3 },
    { line: 2, column: 1 },
    { line: 2, column: 2 },
    { line: 3, column: 1 },
  ])
  expect(pointIn(file, {}, 1)).toBeUndefined()
})
