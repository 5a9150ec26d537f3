import { expect, it } from 'vitest'
import { literalDocument } from './literal-document.js'

it.each([
  ['', { line: 1, column: 1, offset: 0 }],
  ['one', { line: 1, column: 4, offset: 3 }],
  ['one\r\ntwo\n', { line: 3, column: 1, offset: 9 }],
  ['one\rtwo', { line: 2, column: 4, offset: 7 }],
])('contains %j as one text, with its end', (text, end) => {
  const { children, position } = literalDocument(text)
  expect(children).toMatchObject([{ type: 'paragraph', children: [{ type: 'text', value: text }] }])
  expect(position).toEqual({ start: { line: 1, column: 1, offset: 0 }, end })
})
