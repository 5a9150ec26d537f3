import { expect, it } from 'vitest'
import { splitWords } from './create-analyzer.js'
import { createVocabulary } from './create-vocabulary.js'

const read = (text: string) => {
  const { words, numberWords } = createVocabulary()
  return numberWords(text).map((number) => words[number])
}

it('cuts at the same characters as the tokenizer, whichever they are', () => {
  // Halves of letters are left out: no file can hold them.
  const codes = Array.from({ length: 0x10000 }, (_, code) => code).filter((code) => code < 0xd800 || code > 0xdfff)
  const all = codes.map((code) => `a${String.fromCharCode(code)}b`).join(' ')
  expect(read(all)).toEqual(splitWords(all))
})

it.each(['', ' ', '-', 'one', ' one  two-three\n', '--one--', 'one one-one'])('reads %j', (text) => {
  expect(read(text)).toEqual(splitWords(text))
})

it('gives equal words one number, also when there are more than it had room for', () => {
  const { words, numberWords } = createVocabulary()
  const text = Array.from({ length: 50_000 }, (_, index) => `word${index.toString(36)} ${index}`).join(' ')
  const first = numberWords(text)
  expect(new Set(first).size).toBe(100_000)
  expect(numberWords(text)).toEqual(first)
  expect(first.map((number) => words[number])).toEqual(splitWords(text))
})
