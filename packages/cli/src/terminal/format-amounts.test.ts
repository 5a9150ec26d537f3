import { expect, it } from 'vitest'
import { formatBytes, formatCount, formatDuration } from './format-amounts.js'

it.each([
  [0.4, '0 ms'],
  [38.2, '38 ms'],
  [1240, '1.24 s'],
  [125_000, '2 min 05 s'],
])('formats %s ms as %s', (ms, text) => expect(formatDuration(ms)).toBe(text))

it.each([
  [812, '812 B'],
  [14_200, '14.2 kB'],
  [3_100_000, '3.1 MB'],
])('formats %s bytes as %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text))

it('uses the matching noun form', () => {
  expect([formatCount(1, 'page'), formatCount(1200, 'page'), formatCount(2, 'entry', 'entries')]).toEqual([
    '1 page',
    '1,200 pages',
    '2 entries',
  ])
})
