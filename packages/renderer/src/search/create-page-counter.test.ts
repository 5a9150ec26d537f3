import { expect, it } from 'vitest'
import { createPageCounter } from './create-page-counter.js'
import { type Analyzer, splitWords } from './language/create-analyzer.js'
import { findHyphenatedNames } from './language/hyphenated-name.js'

/** Keeps every word as is, except words without a term. */
const plain = { termsOf: (word: string) => (word === 'of' ? [] : word.split('+')) } as unknown as Analyzer

function countText(text: string, analyzer = plain) {
  const page = { title: '', description: '', keywords: [], sections: [{ id: '', title: '', level: 1, text }] }
  return createPageCounter(analyzer)(page).lists[4]
}

it('splits words where the analyzer splits those of queries, at any letter', () => {
  for (let unit = 0; unit < 0xd800; unit += 256) {
    const all = Array.from({ length: 256 }, (_, index) => String.fromCharCode(unit + index))
    const text = all.map((letter, index) => `x${index}${letter}y${index}`).join(' ')
    const own = countText(text, { termsOf: (word: string) => [word] } as unknown as Analyzer)
    const words = splitWords(text)
    const names = findHyphenatedNames(text)
    expect(own?.terms.split(' ')).toEqual([...new Set([...words, ...names])])
    expect(own?.length).toBe(words.length + names.length)
  }
  expect(countText('a\u2028b\ufeffc\u3000d')?.terms).toBe('a b c d')
})

it('indexes each term of each word, and none for words without terms', () => {
  expect(countText('one of one+two two three-one')).toMatchObject({
    documents: 1,
    length: 7,
    terms: 'one two three three-one',
  })
  expect(countText('of of')).toMatchObject({ documents: 1, length: 0, terms: '', positions: '' })
  expect(countText('')).toMatchObject({ documents: 0, length: 0, terms: '' })
})

it('keeps letters of every alphabet, and replaces lone surrogates', () => {
  expect(countText('Größe 中文 𠮷𠮸 ї')?.terms).toBe('Größe 中文 𠮷𠮸 ї')
  expect(countText('a\ud842b \udfb7')?.terms).toBe('a\ufffdb \ufffd')
})

it('handles words of any length, and more words than its initial memory holds', () => {
  const long = 'x'.repeat(300_000)
  expect(countText(long)?.terms).toBe(long)
  const words = Array.from({ length: 60_000 }, (_, index) => `word${index}`)
  expect(countText(words.join(' '))?.terms).toBe(words.join(' '))
})
