import { expect, it } from 'vitest'
import { openWrittenIndex } from '../../../test/search/open-written-index.js'
import { searchPage } from '../../../test/search/search-page.js'
import { findLanguage } from '../language/find-language.js'
import { LISTS } from '../search-document.js'
import { createPhraseFilter } from './phrase-filter.js'

const index = await openWrittenIndex(
  [
    searchPage('Blue whale', { '': 'The test mode is blue.', 'Test mode': 'whale blue', Other: 'mode test' }),
    searchPage('Split', { '': 'blue', Whale: 'test another mode' }),
  ],
  findLanguage('en'),
)

/** What the filter returns for each section of a page. */
async function check(page: number, ...phrases: readonly (readonly string[])[]): Promise<string[]> {
  const filter = await createPhraseFilter(phrases, index)
  return [0, 1, 2].map((section) => filter({ type: LISTS[0], page, section, score: 1 }))
}

it('accepts sections where each word is followed by the next, also in titles and headings', async () => {
  expect(await check(0, ['test', 'mode'])).toEqual(['likely', 'likely', 'no'])
  expect(await check(0, ['blue', 'whale'])).toEqual(['likely', 'no', 'no'])
})

it('rejects words that are apart or in other texts', async () => {
  expect(await check(1, ['blue', 'whale'])).toEqual(['no', 'no', 'no'])
  expect(await check(1, ['test', 'mode'])).toEqual(['no', 'no', 'no'])
})

it('needs every phrase', async () => {
  expect(await check(0, ['test', 'mode'], ['whale', 'blue'])).toEqual(['no', 'likely', 'no'])
})

it('cannot decide about fewer than two words that are indexed', async () => {
  expect(await check(0, ['the', 'whale'])).toEqual(['unknown', 'unknown', 'unknown'])
  expect(await check(0, ['the', 'a'])).toEqual(['unknown', 'unknown', 'unknown'])
})

it('cannot decide about words without spaces between them', async () => {
  const japanese = await openWrittenIndex([searchPage('A', { '': '検索エンジン' })], findLanguage('ja'))
  const words = japanese.analyzer.wordsOf('検索エンジン')
  expect(words.length).toBeGreaterThan(1)
  const filter = await createPhraseFilter([words], japanese)
  expect(filter({ type: 'Content', page: 0, section: 0, score: 1 })).toBe('unknown')
})
