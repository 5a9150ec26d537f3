import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { hashWord, mixHash } from '../hash-word.js'
import { WordTable } from './word-table.js'

const textOf = (words: WordTable, word: number): string =>
  String.fromCharCode(...words.units.subarray(words.startOf(word), words.endOf(word)))

it('numbers distinct words in the order of their first use', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 6 }), { maxLength: 3000 }), (texts) => {
      const words = new WordTable()
      const distinct = [...new Set(texts)]
      expect(texts.map((text) => words.internText(text))).toEqual(texts.map((text) => distinct.indexOf(text)))
      expect(words.count).toBe(distinct.length)
      for (const [word, text] of distinct.entries()) {
        expect(textOf(words, word)).toBe(text)
        expect(words.lengthOf(word)).toBe(text.length)
        expect(words.hashOf(word)).toBe(mixHash(hashWord(text)) >>> 0)
      }
    }),
    { numRuns: 30 },
  )
})

it('reads a word within a text', () => {
  const words = new WordTable()
  expect(words.internText('two')).toBe(0)
  expect(words.intern('one two', 4, 7, hashWord('two'))).toBe(0)
  expect(words.intern('one two', 0, 3, hashWord('one'))).toBe(1)
})

it('tells words with the same hash apart', () => {
  const words = new WordTable()
  expect([words.intern('ab', 0, 2, 5), words.intern('cd', 0, 2, 5), words.intern('ab', 0, 2, 5)]).toEqual([0, 1, 0])
})
