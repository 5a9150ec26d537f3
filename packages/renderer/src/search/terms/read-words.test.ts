import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitWords } from '../language/create-analyzer.js'
import { createWordReader, WHOLE_HYPHEN } from './read-words.js'

/** A reader whose analyzer returns each word in brackets, and the words that the analyzer received. */
function openReader() {
  const analyzed: string[] = []
  const terms: string[] = []
  const analyzer = {
    termsOf: (word: string) => {
      analyzed.push(word)
      return [`[${word}]`]
    },
  }
  const reader = createWordReader(analyzer, (term) => terms.push(term) - 1)
  const termsIn = (text: string): readonly string[] => {
    const words = reader.read(text)
    return Array.from({ length: words.length }, (_, index) => reader.termsOf(words.get(index)))
      .flat()
      .map((term) => terms[term] ?? '')
  }
  return { analyzed, termsIn }
}

it('calls the analyzer once for words that differ only in a capital and in punctuation after them', () => {
  const { analyzed, termsIn } = openReader()
  expect(termsIn('Word word, word. (word')).toEqual(['[Word]', '[Word]', '[Word]', '[(word]'])
  expect(termsIn('word WORD x X')).toEqual(['[Word]', '[WORD]', '[x]', '[X]'])
  expect(analyzed).toEqual(['Word', '(word', 'WORD', 'x', 'X'])
})

it('takes numbers without the analyzer, with their signs but without punctuation at the end', () => {
  const { analyzed, termsIn } = openReader()
  expect(termsIn('1 1.5, 10:30! 2.')).toEqual(['1', '1.5', '10:30', '2'])
  expect(analyzed).toEqual([])
  expect(termsIn('v1 5x')).toEqual(['[v1]', '[5x]'])
})

it('gives very long words to the analyzer as they are', () => {
  const long = 'x'.repeat(100)
  expect(openReader().termsIn(`${long}. ${'1'.repeat(65)}`)).toEqual([`[${long}.]`, `[${'1'.repeat(65)}]`])
})

it('splits words as the analyzer splits those of queries, except at replaced hyphens', () => {
  const text = fc.string({ unit: fc.constantFrom(' ', '-', '\n', '\u00a0', '\u2028', '\u200b', 'a', '.', '中') })
  fc.assert(
    fc.property(text, (written) => {
      expect(openReader().termsIn(written).length).toBe(splitWords(written).length)
    }),
  )
  expect(openReader().termsIn(`one${WHOLE_HYPHEN}two`)).toEqual(['[one-two]'])
})
