import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import lunr from 'lunr'
import { expect, it } from 'vitest'
import { createAnalyzer, isVersionNumber, splitIdentifier, splitWords, withoutV } from './create-analyzer.js'
import { findLanguage } from './find-language.js'

const analyzer = createAnalyzer(findLanguage('en'))
const termsOf = (text: string): string[] => splitWords(text).flatMap(analyzer.termsOf)
const DOCS = fileURLToPath(new URL('../../../../../site/docs', import.meta.url))

// Words with punctuation, capitals or other scripts in them: code identifiers, and what Lunr's trimmer destroys.
const NAMES = /\S*(?:[^\s\w-]+\w|[^\s\x20-\x7f]|_|[a-z\d][A-Z]|[A-Z]{2}[a-z]{2})\S*/g

/** The terms that Lunr itself would index; it also indexes punctuation alone, as an empty word. */
function lunrTerms(text: string): string[] {
  const pipeline = new lunr.Pipeline()
  pipeline.add(lunr.trimmer, lunr.stopWordFilter, lunr.stemmer)
  return pipeline
    .run(lunr.tokenizer(text))
    .map(String)
    .filter((term) => term !== '')
}

it('returns the terms that Lunr returns, in order, for plain words', () => {
  const texts = readdirSync(DOCS, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => readFileSync(join(DOCS, file), 'utf8').replace(NAMES, ' '))
  expect(texts.join('').length).toBeGreaterThan(100_000)
  for (const text of texts) expect(termsOf(text)).toEqual(lunrTerms(text))
})

it('returns code identifiers whole and in parts', () => {
  expect(termsOf('Call `getUserCount()` now')).toEqual(['call', 'getusercount', 'user', 'count', 'now'])
  expect(termsOf('GET /orders/{order_id}')).toEqual(['orders/{order_id', 'order', 'order_id', 'id'])
})

it('treats a version number with and without v as equal, and keeps hyphenated names', () => {
  expect(termsOf('In v1.2.3, (1.2.3)')).toEqual(['1.2.3', 'v1', '1.2.3'])
  expect(analyzer.stem('v1.2.3')).toBe('1.2.3')
  expect(analyzer.stemBeginning('v1.2')).toBe('1.2')
  expect(analyzer.termsOf('Too-many-Requests')).toEqual(['too-many-requests'])
})

it('keeps letters of every language, and segments text without spaces into words', () => {
  expect(termsOf('Русский, café!')).toEqual(['русский', 'café'])
  expect(termsOf('東京都に住む')).toContain('東京')
})

it('ignores punctuation around a word', () => {
  expect(analyzer.wordsOf('plans, (Payments) “refund”? --')).toEqual(['plans', 'Payments', 'refund'])
})

it('skips words too long to be typed', () => {
  expect(termsOf('a'.repeat(65))).toEqual([])
})

it.each([
  ['v1.2.3', '1.2.3'],
  ['v20.19', '20.19'],
  ['v1.x', '1.x'],
  ['v1', 'v1'],
  ['v1.members', 'v1.members'],
  ['rev1.2', 'rev1.2'],
])('removes the v of %s if it is a version', (word, term) => expect(withoutV(word)).toBe(term))

it.each([
  ['1.2', true],
  ['20.19.0', true],
  ['12', false],
  ['1.x', false],
  ['2,500', false],
])('decides whether %s is a version number', (term, is) => expect(isVersionNumber(term)).toBe(is))

it.each([
  ['getUserCount', ['get', 'User', 'Count']],
  ['ml_live_', ['ml', 'live']],
  ['member.joined', ['member', 'joined']],
  ['/orders/{order_id}', ['orders', 'order_id', 'order', 'id']],
  ['HTTPServer', ['HTTP', 'Server']],
  ['eGoods', ['Goods']],
  ["member's", ['member']],
  ['and/or', ['and', 'or']],
  ['v1.2', ['v1']],
  ['react@19.1.0', ['react', '19.1.0']],
  ['docgen/v1.2.x', ['docgen', 'v1.2', 'v1']],
])('finds the words in %s', (word, parts) => expect(splitIdentifier(word)).toEqual(parts))

it.each(['plan', 'Plan', 'über', '1.58', '2,500', 'e.g', 'IDs'])('finds none in %s', (word) =>
  expect(splitIdentifier(word)).toEqual([]),
)
