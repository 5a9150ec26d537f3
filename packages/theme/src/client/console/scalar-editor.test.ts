import { expect, it } from 'vitest'
import { parseScalar } from './scalar-editor.js'

it.each([
  ['', ['string'], undefined],
  ['12', ['integer'], 12],
  [' 1.5e3 ', ['number'], 1500],
  ['12', ['string'], '12'],
  ['x', ['integer'], 'x'],
  ['true', ['boolean', 'string'], true],
  ['null', ['string', 'null'], null],
])('reads %j as %j', (raw, types, value) => {
  expect(parseScalar(raw, types)).toBe(value)
})

it('keeps the digits of a number that JavaScript would round', () => {
  expect(parseScalar('9223372036854775807', ['integer'])).toBe('\uE0009223372036854775807\uE000')
  expect(parseScalar('9223372036854775807', ['string'])).toBe('9223372036854775807')
})
