import { expect, it } from 'vitest'
import { createNumberKeeper, createNumberRestorer, LARGE_NUMBERS } from './large-numbers.js'

/** The text after it was parsed and written again. */
function roundTrip(...texts: readonly string[]): readonly string[] {
  const keeper = createNumberKeeper()
  const values = texts.map((text) => JSON.parse(keeper.keepIn(text)))
  const restore = createNumberRestorer({ [LARGE_NUMBERS]: keeper.list() })
  return values.map((value) => restore(JSON.stringify(value)))
}

it.each([
  '{"a":9007199254740993}',
  '[-9007199254740993,9007199254740993]',
  '[9223372036854775807,9223372036854775806,18446744073709551615]',
  // The last one is what the first one would be rounded to.
  '[9007199254740993,9007199254740992]',
  '["9007199254740992 or 9223372036854775808",9007199254740993,9223372036854775807]',
  '[1000000000000000000000000001,12345678901234567168]',
  '{"text":"{\\"id\\": 12345678901234567890}","id":12345678901234567891}',
  '[12345678901234567,1234567890123456]',
])('keeps the digits in %s', (text) => {
  expect(roundTrip(text)).toEqual([text])
})

it('keeps the digits of two files apart', () => {
  const files = ['[9223372036854775807]', '[9223372036854775808]', '[9223372036854775807]']
  expect(roundTrip(...files)).toEqual(files)
})

it('keeps the order of close integers', () => {
  const [low, high] = JSON.parse(createNumberKeeper().keepIn('[9223372036854775806, 9223372036854775807]'))
  expect(low).not.toBe(high)
})

it('changes only values, in YAML too', () => {
  const keep = (text: string) => createNumberKeeper().keepIn(text)
  for (const text of [
    'a: x9007199254740993',
    'a: 0.9007199254740993',
    'a: 9007199254740993.5',
    'a: 0009007199254740993',
  ])
    expect(keep(text)).toBe(text)
  expect(keep('a: 9007199254740993 # max\n- 9007199254740995\r\nb: [ 9007199254740997 ]')).not.toMatch(/993|995|997/)
  expect(keep(`a: ${'9'.repeat(400)}`)).toContain('9'.repeat(400))
})

it('leaves texts about a description without large integers alone', () => {
  const text = '9007199254740992'
  expect(createNumberRestorer({})(text)).toBe(text)
})
