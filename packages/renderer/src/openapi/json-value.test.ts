import { expect, it } from 'vitest'
import { isSameValue, toLabel, toQuotedLabel, valueAt } from './json-value.js'

it('reads only own properties of objects and arrays', () => {
  expect(valueAt({ constructor: 1 }, 'constructor')).toBe(1)
  expect([valueAt({}, 'constructor'), valueAt({}, '__proto__'), valueAt([1], 'length'), valueAt('a', '0')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect([valueAt([1, 2], '1'), valueAt([1, 2], '01'), valueAt([1, 2], '-1')]).toEqual([2, undefined, undefined])
})

it('compares and names values', () => {
  expect([isSameValue({ a: [1] }, { a: [1] }), isSameValue(1, '1'), isSameValue(null, {})]).toEqual([
    true,
    false,
    false,
  ])
  expect([toLabel('a'), toLabel(1), toLabel(null), toLabel(['a'])]).toEqual(['a', '1', 'null', '["a"]'])
})

it('quotes strings that could be mistaken for nothing or for another value', () => {
  expect(['a', '', ' a', 'a b', '1'].map((text) => toQuotedLabel(text))).toEqual(['a', '""', '" a"', 'a b', '1'])
  const values = ['1', 1, 'null', null, 'a']
  expect(values.map((value) => toQuotedLabel(value, values))).toEqual(['"1"', '1', '"null"', 'null', 'a'])
})
