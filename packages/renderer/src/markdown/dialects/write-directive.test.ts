import { expect, it } from 'vitest'
import { splitLines } from './source-line.js'
import { escapeLabel, writeDirective } from './write-directive.js'

it('writes more colons than the body has, with the indentation of the opening line', () => {
  const [opening = { text: '', line: 1 }, ...body] = splitLines('  x\n  ::::a\n  ::::')
  expect(writeDirective('note', { opening }, body).map(({ text }) => text)).toEqual([
    '  :::::note',
    '  ::::a',
    '  ::::',
    '  :::::',
  ])
})

it('escapes brackets and backslashes', () => {
  expect(escapeLabel('a [b] \\')).toBe('a \\[b\\] \\\\')
})
