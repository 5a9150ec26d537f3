import { expect, it } from 'vitest'
import { splitLines } from './source-line.js'
import { escapeLabel, separate, writeDirective } from './write-directive.js'

const [line = { text: '', line: 1 }, ...body] = splitLines('x\n::::a\n::::\n')

it('writes more colons than the body has, with indentation and without blank lines at the end', () => {
  expect(writeDirective({ text: 'note', line }, body, 2).map(({ text }) => text)).toEqual([
    '  :::::note',
    '  ::::a',
    '  ::::',
    '  :::::',
  ])
})

it('separates the end from a definition', () => {
  const lines = writeDirective({ text: 'note', line }, splitLines('[a]: b'))
  expect(lines.map(({ text }) => text)).toEqual([':::note', '[a]: b', '', ':::'])
})

it('escapes brackets that would end a label', () => {
  expect(['a [b]', 'a ] b ['].map(escapeLabel)).toEqual(['a [b]', 'a \\] b \\['])
})

it('adds a blank line after text', () => {
  expect(separate(line, body)).toHaveLength(body.length + 1)
  expect(separate(undefined, body)).toBe(body)
})
