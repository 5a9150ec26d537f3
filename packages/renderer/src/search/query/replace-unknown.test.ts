import { expect, it } from 'vitest'
import { openWrittenIndex } from '../../../test/search/open-written-index.js'
import { searchPage } from '../../../test/search/search-page.js'
import { findLanguage } from '../language/find-language.js'
import { parseQuestion } from './parse-question.js'
import { isIndexed, mayGuess, replaceUnknown } from './replace-unknown.js'

const index = await openWrittenIndex(
  [searchPage('Plans', { '': 'A subscription to Node 1.2.3 by a member, createOrder and webhooks.' })],
  findLanguage('en'),
)

async function replace(text: string, isOpen = false) {
  const { words } = parseQuestion(text, index.analyzer)
  const { clauses, isReplaced } = await replaceUnknown(words, isOpen ? words.at(-1) : undefined, index)
  return { clauses: clauses.map(({ term, match }) => `${match} ${term}`), isReplaced }
}

it.each([
  ['subscription', ['exact subscript'], false],
  ['1.2', ['prefix 1.2.'], false],
  ['webhoks', ['similar webhok'], true],
  ['zzzzzz', [], true],
  ['plan zzzzzz', ['exact plan'], true],
  ['', [], false],
])('replaces the words of %j', async (text, clauses, isReplaced) => {
  expect(await replace(text)).toEqual({ clauses, isReplaced })
})

it('takes the parts of an unknown identifier that the index contains', async () => {
  expect(await replace('deleteOrder')).toEqual({ clauses: ['exact order'], isReplaced: true })
})

it('takes a beginning only of the word that the reader is typing', async () => {
  expect(await replace('webh', true)).toEqual({ clauses: ['prefix webh'], isReplaced: false })
  expect(await replace('webh')).toMatchObject({ isReplaced: true })
})

it('does not guess short words', async () => {
  expect(await replace('mbr')).toEqual({ clauses: [], isReplaced: true })
})

it('knows whether any list has a term', async () => {
  expect(await isIndexed({ term: 'plan', match: 'exact' }, index)).toBe(true)
  expect(await isIndexed({ term: 'pla', match: 'exact' }, index)).toBe(false)
  expect(await isIndexed({ term: 'pla', match: 'prefix' }, index)).toBe(true)
})

it('completes the last of at most three words', () => {
  const words = parseQuestion('one two three four', index.analyzer).words
  expect([3, 4].map((count) => mayGuess(words.slice(0, count)))).toEqual([true, false])
})
