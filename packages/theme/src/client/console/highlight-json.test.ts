import { expect, it } from 'vitest'
import { openPage } from '../../../test/open-page.js'
import { highlightJson } from './highlight-json.js'

/** The tokens of a text, each with its class, and the parts between them. */
function tokenize(json: string): readonly (readonly [className: string, text: string | null])[] {
  openPage()
  const code = highlightJson(json)
  return Array.from(code.childNodes, (node) => [
    node instanceof HTMLElement ? node.className : code.className,
    node.textContent,
  ])
}

it('distinguishes names, strings, numbers and literals', () => {
  const json = JSON.stringify({ a: 'x', b: [-1.5e-7, true, false, null] }, null, 1)
  const tokens = tokenize(json).map(([className, text]) => [className, text?.trim()])
  expect(tokens).toEqual([
    ['p', '{'],
    ['na', '"a"'],
    ['p', ':'],
    ['s', '"x"'],
    ['p', ','],
    ['na', '"b"'],
    ['p', ': ['],
    ['m', '-1.5e-7'],
    ['p', ','],
    ['m', 'true'],
    ['p', ','],
    ['m', 'false'],
    ['p', ','],
    ['k', 'null'],
    ['p', ']\n}'],
  ])
})

it.each([
  ['a quote', '"'],
  ['a backslash at the end', '\\'],
  ['what looks like another token', '": {null}, 1'],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['separators of lines', '\u2028\u2029'],
])('takes a string with %s as one token', (_name, value) => {
  const json = JSON.stringify(value)
  expect(tokenize(json)).toEqual([['s', json]])
  expect(tokenize(JSON.stringify({ [value]: value }))).toEqual([
    ['p', '{'],
    ['na', json],
    ['p', ':'],
    ['s', json],
    ['p', '}'],
  ])
})

it.each([
  '',
  'plain text',
  '{"a": "without an end',
  '"\\',
  '{"a": 1}\n{"b": 2}',
  '<html lang="en"><b>null</b>',
  JSON.stringify([{}, [], '', 0, { a: { b: [[{ c: 'ü\n\t"' }]] } }], null, 2),
])('keeps the text of %j', (json) => {
  const texts = tokenize(json).map(([, text]) => text)
  expect(texts.join('')).toBe(json)
})
