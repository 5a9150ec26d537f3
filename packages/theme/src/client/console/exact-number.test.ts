import { expect, it } from 'vitest'
import { formatExactly, parseExactly, readNumber, roundNumbers, writeNumbers, writeNumbersIn } from './exact-number.js'

const LONG = ['9007199254740993', '-9223372036854775807', '0.12345678901234567891', '1234567890123456.125', '1e400']

it.each(LONG)('keeps the digits of %s in JSON, in a URL and on their own', (text) => {
  const value = readNumber(text)
  expect(typeof value).toBe('string')
  expect(writeNumbers(String(value))).toBe(text)
  expect(writeNumbers(JSON.stringify({ a: [value] }))).toBe(`{"a":[${text}]}`)
  expect(writeNumbers(`?a=${encodeURIComponent(value)}&b=1`)).toBe(`?a=${text}&b=1`)
  expect(formatExactly(parseExactly(`[${text}]`))).toBe(`[\n  ${text}\n]`)
  expect(roundNumbers([value, { a: value }, 'x'])).toEqual([Number(text), { a: Number(text) }, 'x'])
})

it.each(['0', '12', '-1.50', '1.5e3', '9007199254740992', '123456789012345'])('reads %s as a number', (text) => {
  expect(readNumber(text)).toBe(Number(text))
  expect(parseExactly(`{"a":${text}}`)).toEqual({ a: Number(text) })
})

it('keeps no leading zeros, which JSON does not allow', () => {
  expect(writeNumbers(String(readNumber('-0009007199254740993')))).toBe('-9007199254740993')
})

it('keeps a positive exponent in a URL', () => {
  expect(writeNumbers(encodeURIComponent(readNumber('1e+400')))).toBe('1e%2B400')
})

it('leaves the numbers in strings, and throws the errors of JSON', () => {
  const json = '{"a \\" 9007199254740993":"9007199254740993 \\\\","b":9007199254740993}'
  expect(writeNumbers(JSON.stringify(parseExactly(json)))).toBe(json)
  expect(() => parseExactly('{"a": 9007199254740993')).toThrow(SyntaxError)
})

it('writes the numbers of a request', () => {
  const [value, text] = [String(readNumber('9007199254740993')), '9007199254740993']
  const of = (id: string) => ({ url: `/${id}`, headers: [{ name: 'X', value: id }], postData: { text: `[${id}]` } })
  expect(writeNumbersIn(of(value))).toEqual(of(text))
})
