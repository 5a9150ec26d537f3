import { expect, it } from 'vitest'
import { createWordJoiner } from './create-word-joiner.js'

/** Joins pieces; `|` stands for the end of a block. */
function join(...pieces: readonly string[]): string {
  const words = createWordJoiner()
  for (const piece of pieces) {
    if (piece === '|') words.separate()
    else words.add(piece)
  }
  return words.text()
}

it('separates words of different blocks only', () => {
  expect(join('on', 'e', '|', 'two', '|', '|', 'three')).toBe('one two three')
  expect(join('|', 'one', '|', '', 'two', '|')).toBe('one two')
})

it('collapses white space', () => {
  expect(join(' one\n', ' two\t', '|', '  three ')).toBe('one two three')
})

it('keeps punctuation at the component before it', () => {
  expect(join('See', '|', 'the page', '|', '.')).toBe('See the page.')
  expect(join('See', '|', 'the page', '|', '), then')).toBe('See the page), then')
  expect(join('See', '|', '.env')).toBe('See .env')
})

it('keeps what opens at the component after it, also if pieces are single characters', () => {
  expect(join('See (', '|', 'the page', '|', ')')).toBe('See (the page)')
  expect(join('See ', '“', '|', 'the page', '|', '”')).toBe('See “the page”')
  expect(join('“', '|', 'the page')).toBe('“the page')
  expect(join('„so', '“', '|', 'he said')).toBe('„so“ he said')
})
