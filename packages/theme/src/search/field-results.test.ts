import { expect, it, vi } from 'vitest'
import { createMemoryStorage, find, findAll, openPage } from '../../test/open-page.js'
import { createHit, createHitList, createSetup, createTestSearch } from '../../test/search-view.js'
import { createFieldResults } from './field-results.js'
import { createRecentSearches } from './recent-searches.js'
import type { ReaderScope } from './site-search.js'

const PAGE = `<form class="search-form"><input aria-label="Search"></form><p id="docgen-status" data-retry="Try again"></p>`
const SCOPE: ReaderScope = { setup: createSetup({ suggestions: ['install'] }), version: '', context: undefined }

/** Reports each observed element as visible at once. */
class SeesAll {
  readonly #report: (entries: readonly object[]) => void
  constructor(report: (entries: readonly object[]) => void) {
    this.#report = report
  }
  observe(target: Element): void {
    this.#report([{ isIntersecting: true, target }])
  }
  unobserve(): void {}
  disconnect(): void {}
}

function openResults(isSheet = false) {
  openPage(PAGE)
  vi.stubGlobal('IntersectionObserver', SeesAll)
  const onRepeat = vi.fn()
  const results = createFieldResults({
    form: find<HTMLFormElement>('form'),
    input: find<HTMLInputElement>('input'),
    search: createTestSearch(async () => undefined),
    recent: createRecentSearches(createMemoryStorage({ 'docgen.searches': '["billing"]' })),
    isSheet,
    onRepeat,
  })
  return { results, onRepeat }
}
const status = () => find('.search-panel [role="status"]').textContent

it('is open only in the sheet until it shows something', () => {
  expect(openResults(true).results.isOpen()).toBe(true)
  const { results } = openResults()
  expect(results.isOpen()).toBe(false)
  results.showNothing(SCOPE)
  expect([results.isOpen(), status()]).toEqual([true, 'No results'])
})

it('shows recent and suggested searches, and none of them after hits', () => {
  const { results } = openResults()
  results.showStart(SCOPE)
  expect(findAll('[data-query]').map(({ dataset }) => dataset['query'])).toEqual(['billing', 'install'])
  results.showHits(createHitList([createHit('Refunds')]), 0, SCOPE)
  expect([findAll('[data-query]').length, status()]).toEqual([0, '1 document found'])
})

it('shows that nothing was found if no text contains the match of any hit', async () => {
  const { results } = openResults()
  results.showHits(createHitList([createHit('Refunds')], { show: async () => undefined }), 0, SCOPE)
  await vi.waitFor(() => expect(findAll('.search-hit')).toHaveLength(0))
  expect(status()).toBe('No results')
})

it('offers to repeat a failed query', () => {
  const { results, onRepeat } = openResults()
  results.showFailure()
  find('.search-note button').click()
  expect([onRepeat.mock.calls.length, find('.search-note').childElementCount]).toEqual([1, 0])
})

it('removes the panel and the attributes of the list', () => {
  openResults().results.end()
  expect([findAll('.search-panel').length, find('input').getAttribute('role')]).toEqual([0, null])
})
