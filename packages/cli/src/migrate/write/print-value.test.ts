import { expect, it } from 'vitest'
import { writeCode } from './code.js'
import { printFlat, printValue } from './print-value.js'

const START = { indent: 0, column: 0, path: '', comments: {} }

const evaluate = (code: string): unknown => new Function(`return (${code})`)()

it.each([
  "it's",
  'a "quoted" word',
  `both ' and "`,
  'back\\slash',
  'ends in \\',
  `\\" and \\'`,
  'two\nlines with `ticks`, ${braces} and \\',
  'windows\r\nlines',
  'separator \u2028 here',
  'tab\tand \u0000',
  '',
])('prints the text %j as code with the same value', (text) => {
  expect(evaluate(printFlat(text))).toBe(text)
  expect(evaluate(printFlat({ [text]: [text] }))).toEqual({ [text]: [text] })
})

it('keeps short values on one line and breaks long ones', () => {
  expect(printValue({ a: [1, true, null], 'b-c': {} }, START)).toBe("{ a: [1, true, null], 'b-c': {} }")
  const long = { list: Array.from({ length: 40 }, (_, index) => `item ${index}`) }
  const printed = printValue(long, START)
  expect(printed.split('\n')).toHaveLength(44)
  expect(evaluate(printed)).toEqual(long)
})

it('prints the comment of a field above it, however short the value is', () => {
  const comments = { 'a.b': 'Why.' }
  expect(printValue({ a: { b: 1 } }, { ...START, comments })).toBe('{\n  a: {\n    // Why.\n    b: 1,\n  },\n}')
})

it('prints expressions as they are', () => {
  expect(printFlat({ plugins: [writeCode('math()')] })).toBe('{ plugins: [math()] }')
})
