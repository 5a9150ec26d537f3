import { expect, it } from 'vitest'
import { readShard } from '../open-index.js'
import { cutShards, NO_VALUES } from './cut-shards.js'
import { sortWords } from './sort-words.js'
import { WordTable } from './word-table.js'

function tableOf(texts: readonly string[]) {
  const words = new WordTable()
  for (const text of texts) words.internText(text)
  return { words, order: sortWords(words) }
}

it('writes the characters that a term shares with the previous one as a number', () => {
  const { words, order } = tableOf(['apple', 'apply', 'banana'])
  expect(cutShards(words, order, 1e9, NO_VALUES)).toEqual({ first: 'apple', texts: ['Aapple\nEy\nAbanana'] })
})

it('splits no surrogate pair', () => {
  const { words, order } = tableOf(['𠮷', '𠮸'])
  expect(cutShards(words, order, 1e9, NO_VALUES).texts).toEqual(['A𠮷\nA𠮸'])
})

it('writes values, and skips terms without one', () => {
  const { words, order } = tableOf(['a', 'b', 'c'])
  const values = {
    sizeOf: (term: number) => (term === 1 ? undefined : 2),
    write: (term: number, text: { pushAscii: (value: string) => void }) => text.pushAscii(` ${term}`),
  }
  expect(cutShards(words, order, 1e9, values)).toEqual({ first: 'a', texts: ['Aa 0\nAc 2'] })
  expect(cutShards(words, order, 1e9, { ...values, sizeOf: () => undefined })).toEqual({ first: '', texts: [] })
})

it('gives a long value a shard that begins with it', () => {
  const { words, order } = tableOf(['a', 'b'])
  const values = {
    sizeOf: (term: number) => (term === 1 ? 100 : 1),
    write: (term: number, text: { pushAscii: (value: string) => void }) =>
      text.pushAscii(term === 1 ? ` ${'x'.repeat(99)}` : ' '),
  }
  const { first, texts } = cutShards(words, order, 40, values)
  expect(first).toBe('a b')
  expect(texts.map((text) => [...readShard(text).keys()])).toEqual([['a'], ['b']])
})
