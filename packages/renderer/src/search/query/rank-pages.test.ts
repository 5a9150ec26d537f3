import { expect, it } from 'vitest'
import { openWrittenIndex } from '../../../test/search/open-written-index.js'
import { searchPage } from '../../../test/search/search-page.js'
import { findLanguage } from '../language/find-language.js'
import { asExact } from './expand-clause.js'
import { type PageQuery, rankPages } from './rank-pages.js'

const pages = [
  searchPage('Alpha', { '': 'nothing here', Beta: 'gamma delta', Other: 'gamma' }),
  searchPage('Gamma', { '': 'delta' }),
  searchPage('Rest', { '': 'gamma', Two: 'delta' }),
  searchPage('Empty', { '': 'gamma' }),
]
const index = await openWrittenIndex(pages, findLanguage('en'))

const rank = (words: readonly string[], more: Partial<PageQuery> = {}) =>
  rankPages(
    { clauses: words.map((stem) => asExact({ stem })), limit: 10, accepts: () => true, isWhole: true, ...more },
    index,
  )
const pagesOf = async (...query: Parameters<typeof rank>) => (await rank(...query)).map(({ page }) => page)

it('finds only pages with every word, those in a title or in one section first', async () => {
  expect(await pagesOf(['gamma', 'delta'])).toEqual([1, 0, 2])
  expect(await pagesOf(['gamma', 'missing'])).toEqual([])
  expect(await pagesOf([])).toEqual([])
})

it('finds pages with some of the words, if they are rare enough', async () => {
  expect(await pagesOf(['alpha', 'rest'], { isWhole: false })).toEqual([0, 2])
  expect(await pagesOf(['alpha', 'rest', 'gamma'], { isWhole: false })).toEqual([2, 0])
})

it('represents a page by its best section and the list that it was found in', async () => {
  const [first, second] = await rank(['gamma', 'delta'])
  expect(first).toMatchObject({ page: 1, section: 0, type: 'Title' })
  expect(second).toMatchObject({ page: 0, section: 1, type: 'Content' })
})

it('skips pages outside of the scope, and stops at the limit', async () => {
  expect(await pagesOf(['gamma', 'delta'], { accepts: (page) => page !== 1 })).toEqual([0, 2])
  expect(await pagesOf(['gamma', 'delta'], { limit: 1 })).toEqual([1])
})

it('orders equal pages as the site does', async () => {
  const twins = ['One', 'Two', 'Three'].map((title) => searchPage(title, { '': 'same' }))
  const opened = await openWrittenIndex(twins, findLanguage('en'))
  const query = { clauses: [asExact({ stem: 'same' })], limit: 10, accepts: () => true, isWhole: true }
  expect((await rankPages(query, opened)).map(({ page }) => page)).toEqual([0, 1, 2])
})
