import { expect, it } from 'vitest'
import { toTimestamp } from './date.js'

it.each([
  ['2026-03-01', '2026-03-01T00:00:00Z'],
  ['2026-03-01T12:30', '2026-03-01T12:30:00Z'],
  ['2026-03-01 12:30:15.25', '2026-03-01T12:30:15Z'],
  ['2026-03-01T12:30:00+0200', '2026-03-01T10:30:00Z'],
  ['2026-03-01 12:30 -01:00', '2026-03-01T13:30:00Z'],
  ['March 1, 2026', '2026-03-01T00:00:00Z'],
  ['1 Mar. 2026', '2026-03-01T00:00:00Z'],
  ['3/1/2026', '2026-03-01T00:00:00Z'],
])('reads %j as %j', (text, timestamp) => {
  expect(toTimestamp(text)).toBe(timestamp)
})

it.each(['2026-02-30', '2026-13-01', '2026-03-01T25:00', 'Smarch 1, 2026', 'today', '2026', ''])(
  'rejects %j',
  (text) => {
    expect(toTimestamp(text)).toBeUndefined()
  },
)
