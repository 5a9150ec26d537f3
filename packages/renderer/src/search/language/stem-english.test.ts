import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import lunr from 'lunr'
import { expect, it } from 'vitest'
import { ENGLISH_STOP_WORDS, stemEnglish } from './stem-english.js'

const DOCS = fileURLToPath(new URL('../../../../../site/docs', import.meta.url))

function lunrStem(word: string): string {
  return lunr.stemmer(new lunr.Token(word, {})).toString()
}

const texts = readdirSync(DOCS, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.mdx?$/.test(file))
  .map((file) => readFileSync(join(DOCS, file), 'utf8'))
const words = [...new Set(texts.flatMap((text) => text.toLowerCase().match(/[\w'’.]+/g) ?? []))]

it('stems every word of the example site as Lunr does', () => {
  expect(words.length).toBeGreaterThan(3000)
  expect(words.filter((word) => stemEnglish(word) !== lunrStem(word))).toEqual([])
})

it('stems generated words with every ending as Lunr does', () => {
  const starts = [
    '',
    'b',
    'y',
    'tr',
    'oa',
    'rel',
    'cond',
    'yel',
    'vil',
    'feat',
    'hopp',
    'fizz',
    'generi',
    'sky',
    'adopt',
    'troubl',
  ]
  const endings =
    'ational tional enci anci izer bli alli entli eli ousli ization ation ator alism iveness fulness ousness aliti iviti biliti logi icate ative alize iciti ical ful ness al ance ence er ic able ible ant ement ment ent ou ism ate iti ous ive ize sion tion eed ed ing sses ies ss s e ll y ey'.split(
      ' ',
    )
  const generated = starts.flatMap((start) => endings.flatMap((a) => [start + a, ...endings.map((b) => start + a + b)]))
  expect(generated.filter((word) => stemEnglish(word) !== lunrStem(word))).toEqual([])
})

it('has the same stop words as Lunr', () => {
  const kept = (word: string): boolean => lunr.stopWordFilter(new lunr.Token(word, {})) === undefined
  expect([...ENGLISH_STOP_WORDS].filter((word) => !kept(word))).toEqual([])
  expect(words.filter((word) => kept(word) !== ENGLISH_STOP_WORDS.has(word))).toEqual([])
})
