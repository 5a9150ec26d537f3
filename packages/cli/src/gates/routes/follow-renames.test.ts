import { expect, it } from 'vitest'
import { followRenames, parseRenames } from './follow-renames.js'

it('reads what git log and git diff print', () => {
  expect(parseRenames('R100\0docs/a.md\0docs/b c.md\0\nR087\0docs/x.md\0docs/y.md\0')).toEqual([
    ['docs/a.md', 'docs/b c.md'],
    ['docs/x.md', 'docs/y.md'],
  ])
  expect(parseRenames('')).toEqual([])
})

it.each([
  ['a', 'a'],
  ['b', 'd'],
  ['gone', undefined],
  ['x', undefined],
])('follows %s to %s', (path, expected) => {
  const renames = new Map([
    ['b', 'c'],
    ['c', 'd'],
    ['x', 'y'],
    ['y', 'x'],
  ])
  expect(followRenames(path, renames, (each) => each === 'a' || each === 'd')).toBe(expected)
})
