import type { HitList } from '@docgen/renderer/search'
import { expect, it, vi } from 'vitest'
import { createMemoryStorage, find, findAll, openPage, settle, type } from '../../test/open-page.js'
import { createHit, createHitList, createTestSearch } from '../../test/search-view.js'
import { en } from '../texts/en.js'
import { createRecentSearches } from './recent-searches.js'
import { showSearchPage } from './search-page.js'
import type { HitsRange } from './site-search.js'

const SELECT =
  '<select class="search-context" hidden><option value="">Everywhere</option><option value="/api/">API</option></select>'
const PAGE = `<main><h1>Search the documentation</h1><form class="search-form"><input class="search-input">${SELECT}</form>
  <p class="search-count"></p><div id="docgen-search-results" data-locale="en" data-suggestions='["billing"]'></div></main>`

/** Opens the search page with a query in its URL, on a site with the given results. */
async function openResults(
  query: string,
  results: (text: string, size: HitsRange) => Promise<HitList | undefined> = async () => REFUNDS,
) {
  openPage(PAGE, `https://docs.test/search${query}`)
  find('#docgen-search-results').dataset['texts'] = JSON.stringify(en)
  document.documentElement.lang = 'en'
  document.title = 'Search the documentation | Docs'
  vi.stubGlobal('IntersectionObserver', Watch)
  Watch.last = undefined
  const search = createTestSearch(results)
  const recent = createRecentSearches(createMemoryStorage())
  showSearchPage(search, recent)
  await settle()
  return { search, recent }
}

/** Reports an element as visible when the test says so. */
class Watch {
  static last: (() => void) | undefined
  constructor(report: (entries: readonly object[]) => void) {
    Watch.last = () => report([{ isIntersecting: true }])
  }
  observe(): void {}
  disconnect(): void {}
}

const REFUNDS = createHitList([createHit('Refunds'), createHit('Orders')], {
  pages: 2,
  sections: [
    { breadcrumbs: ['API'], pages: 1 },
    { breadcrumbs: ['Guides'], pages: 1 },
  ],
})
const names = () => findAll('.search-page h2').map(({ textContent }) => textContent)
const url = () => location.pathname + location.search
const count = () => find('.search-count').textContent

async function search(text: string): Promise<void> {
  type('.search-input', text)
  await settle()
}

it('shows the results of the query in its URL', async () => {
  const { search } = await openResults('?q=re&ctx=api&version=1.0')
  expect([names(), count(), find('h1').textContent, document.title]).toEqual([
    ['Refunds', 'Orders'],
    '2 documents found',
    'Search results for “re”',
    'Search results for “re” | Docs',
  ])
  expect(
    search.queries.map(([text, { pages }, { version, context }]) => [text, pages, version, context?.label]),
  ).toEqual([['re', 10, '1.0/', 'API']])
  expect([find<HTMLSelectElement>('select').value, find('select').hidden]).toEqual(['/api/', false])
})

it('offers searches without a query', async () => {
  await openResults('')
  expect(findAll('.search-queries a').map((link) => link.getAttribute('href'))).toEqual(['/search?q=billing'])
  expect(count()).toBe('')
})

it('updates the URL as the reader types, in one history entry until a pause', async () => {
  await openResults('')
  const before = history.length
  await search('re')
  await search('ref')
  expect([url(), history.length - before]).toEqual(['/search?q=ref', 1])
  find('.search-input').dispatchEvent(new Event('change'))
  await search('order')
  expect([url(), history.length - before]).toEqual(['/search?q=order', 2])
})

it('shows the start again once the field is empty', async () => {
  await openResults('?q=re')
  await search('')
  expect([url(), names(), count(), find('h1').textContent]).toEqual(['/search', [], '', 'Search the documentation'])
})

it('keeps the chosen part in the URL, and drops it for another query', async () => {
  const { search: queries } = await openResults('?q=re')
  const buttons = findAll('.search-sections button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['All 2', 'API 1', 'Guides 1'])
  buttons[1]?.click()
  await settle()
  expect([url(), queries.queries.at(-1)?.[1].section]).toEqual(['/search?q=re&in=API', ['API']])
  await search('order')
  expect(url()).toBe('/search?q=order')
})

it('says that nothing was found; in a context with a link to everything', async () => {
  await openResults('?q=xyz&ctx=api', async () => createHitList([], { pages: 0 }))
  expect([find('.search-nothing q').textContent, find('.search-all').getAttribute('href'), count()]).toEqual([
    'xyz',
    '/search?q=xyz',
    'No documents were found',
  ])
  expect(find('.search-count').classList.contains('visually-hidden')).toBe(true)
})

it('adds pages when the last one comes into view', async () => {
  const all = Array.from({ length: 12 }, (_, index) => createHit(`Page${index}`))
  await openResults('?q=page', async (_text, { pages }) => createHitList(all.slice(0, pages), { pages: 12 }))
  expect(names()).toHaveLength(10)
  Watch.last?.()
  await settle()
  expect(names()).toEqual(all.map(({ title }) => title[0]?.text))
})

it('offers to try again after a failure', async () => {
  let isBroken = true
  await openResults('?q=re', () => (isBroken ? Promise.reject(new Error('failed')) : Promise.resolve(REFUNDS)))
  expect(find('.problem p').textContent).toBe('The search could not be loaded.')
  isBroken = false
  find('.problem button').click()
  await settle()
  expect([names(), findAll('.problem')]).toEqual([['Refunds', 'Orders'], []])
})

it('remembers a search that the reader submits or whose hit opens', async () => {
  const { recent } = await openResults('?q=re')
  find('.search-page a').click()
  find<HTMLInputElement>('.search-input').value = 'order'
  find('form').dispatchEvent(new Event('submit', { cancelable: true }))
  expect(recent.list()).toEqual(['order', 're'])
})

it('leaves other pages as they are', async () => {
  openPage('<main><h1>Guide</h1></main>')
  const search = createTestSearch(async () => REFUNDS)
  showSearchPage(search, createRecentSearches(createMemoryStorage()))
  await settle()
  expect([search.queries, find('main').innerHTML]).toEqual([[], '<h1>Guide</h1>'])
})
