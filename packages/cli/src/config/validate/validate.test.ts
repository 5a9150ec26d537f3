import { expect, it } from 'vitest'
import { findUnsupportedValue } from './validate.js'

const circle: Record<string, unknown> = { label: 'a' }
circle['items'] = [{ type: 'doc' }, circle]
const shared = { a: [1] }
const deep = Array.from({ length: 5000 }).reduce<unknown>((inner) => [inner], 1)

it.each([
  [{ a: { b: circle } }, { path: ['a', 'b', 'items', 1], reason: 'this value contains itself' }],
  [{ a: [1n] }, { path: ['a', 0], reason: 'expected a number or a string, found the BigInt 1n' }],
  [{ a: { b: deep } }, { path: ['a'], reason: 'more than 200 levels are nested' }],
  [{ a: shared, b: [shared, shared] }, undefined],
  [{ plugin: new Map([[1, circle]]), call: () => 1n, pattern: /a/ }, undefined],
  [undefined, undefined],
])('finds what data cannot contain: case %#', (value, expected) => {
  expect(findUnsupportedValue(value)).toEqual(expected)
})

it('visits a value once, however often it is used', () => {
  const doubled = Array.from({ length: 60 }).reduce<unknown>((inner) => ({ a: inner, b: inner }), { c: 1 })
  expect(findUnsupportedValue(doubled)).toBeUndefined()
})
