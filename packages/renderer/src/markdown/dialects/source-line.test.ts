import { expect, it } from 'vitest'
import { cutStart, editLine, insertLine, originOf, type SourceLine, splitLines } from './source-line.js'

const line: SourceLine = { text: 'abcdef', line: 3 }
const origins = (edited: SourceLine): readonly number[] =>
  [...edited.text].map((_character, index) => originOf(edited, index).index)

it('splits a text at all kinds of line endings', () => {
  expect(splitLines('a\r\nb\rc\n')).toEqual([
    { text: 'a', line: 1 },
    { text: 'b', line: 2 },
    { text: 'c', line: 3 },
    { text: '', line: 4 },
  ])
})

it('keeps the origin of copied characters, also through several edits', () => {
  const once = editLine(line, [
    { start: 1, end: 2, text: 'XY' },
    { start: 4, end: 4, text: '-' },
  ])
  expect(once.text).toBe('aXYcd-ef')
  expect(origins(once)).toEqual([0, 1, 1, 2, 3, 4, 4, 5])
  const twice = cutStart(once, 2)
  expect(twice.text).toBe('Ycd-ef')
  expect(origins(twice)).toEqual([1, 2, 3, 4, 4, 5])
  expect(originOf(twice, 0).isInserted).toBe(true)
  expect(originOf(twice, 1).isInserted).toBe(false)
})

it('has an origin for a line without text, and for the end of a line', () => {
  expect(originOf(cutStart(line, 9), 0).index).toBe(6)
  expect(originOf(line, 6)).toEqual({ index: 6, isInserted: false })
  expect(origins(insertLine('::', cutStart(line, 2)))).toEqual([2, 2])
})

it('returns the same line without edits', () => {
  expect(editLine(line, [])).toBe(line)
  expect(cutStart(line, 0)).toBe(line)
})
