import { expect, it } from 'vitest'
import { isRecord } from './is-record.js'

it.each([
  [{}, true],
  [Object.create(null), true],
  [[], false],
  [null, false],
  ['a', false],
  [() => {}, false],
])('%s: %s', (value, expected) => {
  expect(isRecord(value)).toBe(expected)
})
