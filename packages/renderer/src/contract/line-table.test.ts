import { expect, it } from 'vitest'
import { createLineTable } from './line-table.js'

it('finds lines by offset, with any line endings', () => {
  const { lineAt, startOf } = createLineTable('a\nb\r\n\rc')
  expect([0, 1, 2, 3, 4, 5, 6, 7].map(lineAt)).toEqual([1, 1, 2, 2, 2, 3, 4, 4])
  expect([1, 2, 3, 4].map(startOf)).toEqual([0, 2, 5, 6])
  expect(createLineTable('').lineAt(9)).toBe(1)
})
