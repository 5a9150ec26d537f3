import type { HitList } from '@docgen/renderer/search'
import { expect, it, vi } from 'vitest'
import { createMemoryStorage, find, findAll, openPage, press, settle, type } from '../../test/open-page.js'
import { createHit, createHitList, createSetup, createTestSearch } from '../../test/search-view.js'
import { createRecentSearches } from './recent-searches.js'
import { openField } from './search-field.js'
import type { ReaderScope } from './site-search.js'

const PAGE = `<form class="search-form"><input aria-label="Search"></form><p id="docgen-status" data-retry="Try again"></p>`
const REFUNDS = createHitList([createHit('Refunds'), createHit('Orders')])

/** Opens the field of a page on a site with the given results. */
async function openBar(results: (text: string) => Promise<HitList | undefined>, here: Partial<ReaderScope> = {}) {
  openPage(PAGE)
  const search = createTestSearch(results, here)
  const recent = createRecentSearches(createMemoryStorage({ 'docgen.searches': '["billing"]' }))
  const onEnd = vi.fn()
  const input = find<HTMLInputElement>('input')
  input.focus()
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const end = openField({ form: find<HTMLFormElement>('form'), input, search, recent, isSheet: false, onEnd })
  await settle()
  return { search, recent, onEnd, input, assign, end }
}
const hits = () => findAll('.search-hit .search-name').map(({ textContent }) => textContent)
const status = () => find('.search-panel [role="status"]').textContent

async function search(text: string): Promise<void> {
  type('input', text)
  await settle()
}

it('shows hits while the reader types, the first one active, and announces their number', async () => {
  const { input } = await openBar(async () => REFUNDS)
  await search('re')
  expect([hits(), status()]).toEqual([['Refunds', 'Orders'], '2 documents found'])
  expect([input.getAttribute('aria-expanded'), input.getAttribute('aria-activedescendant')]).toEqual([
    'true',
    'docgen-search-list-0',
  ])
})

it('shows recent searches in an empty field, and repeats the chosen one', async () => {
  const { input } = await openBar(async () => REFUNDS)
  expect(findAll('[data-query]').map(({ dataset }) => dataset['query'])).toEqual(['billing'])
  find('[data-query]').click()
  await settle()
  expect([input.value, hits()]).toEqual(['billing', ['Refunds', 'Orders']])
})

it('clears the recent searches and closes', async () => {
  const { recent, input } = await openBar(async () => REFUNDS)
  find('.search-head button').click()
  await settle()
  expect([recent.list(), find('.search-panel').hidden, document.activeElement === input]).toEqual([[], true, true])
})

it('opens the active hit by Enter, and remembers the search', async () => {
  const { recent, input, assign, onEnd } = await openBar(async () => REFUNDS)
  await search('order')
  press(input, 'ArrowDown')
  press(input, 'Enter')
  expect(assign.mock.calls).toEqual([['https://docs.test/orders']])
  expect([recent.list(), input.value, onEnd.mock.calls.length, findAll('.search-panel').length]).toEqual([
    ['order', 'billing'],
    '',
    1,
    0,
  ])
})

it('opens it in another tab by Ctrl+Enter, and stays', async () => {
  const { input, assign, onEnd } = await openBar(async () => REFUNDS)
  await search('ref')
  const open = vi.fn()
  vi.stubGlobal('open', open)
  press(input, 'Enter', { ctrlKey: true })
  expect(open.mock.calls).toEqual([['https://docs.test/refunds', '_blank', 'noopener']])
  expect([assign.mock.calls, onEnd.mock.calls]).toEqual([[], []])
})

it('closes by Escape, then empties the field', async () => {
  const { input } = await openBar(async () => REFUNDS)
  await search('ref')
  press(input, 'Escape')
  expect([find('.search-panel').hidden, input.value]).toEqual([true, 'ref'])
  press(input, 'Escape')
  expect(input.value).toBe('')
})

it('leaves keys of a composition to the browser', async () => {
  const { input } = await openBar(async () => REFUNDS)
  await search('ref')
  expect([press(input, 'Enter', { isComposing: true }), press(input, 'ArrowDown', { altKey: true })]).toEqual([
    true,
    true,
  ])
})

it('ignores results of a query that another one followed', async () => {
  const pending: ((list: HitList) => void)[] = []
  await openBar(() => new Promise((resolve) => pending.push(resolve)))
  await search('a')
  await search('ab')
  pending[1]?.(createHitList([createHit('New')]))
  await settle()
  pending[0]?.(createHitList([createHit('Old')]))
  await settle()
  expect(hits()).toEqual(['New'])
})

it('says that nothing was found, with a link out of the context', async () => {
  const context = { path: '/api', label: 'API' }
  await openBar(async () => createHitList([]), { context, setup: createSetup({ contexts: [context] }) })
  await search('xyz')
  expect([find('.search-nothing q').textContent, status()]).toEqual(['xyz', 'No results'])
  expect(findAll('.search-all').map((link) => link.getAttribute('href'))).toEqual(['/search?q=xyz'])
})

it('offers to try again after a failure', async () => {
  let isBroken = true
  await openBar(() => (isBroken ? Promise.reject(new Error('failed')) : Promise.resolve(REFUNDS)))
  await search('ref')
  expect([find('form').dataset['searchState'], find('.problem p').textContent]).toEqual([
    'failed',
    'The search could not be loaded.',
  ])
  isBroken = false
  find('.problem button').click()
  await settle()
  expect([find('form').dataset['searchState'], hits(), findAll('.problem').length]).toEqual([
    'done',
    ['Refunds', 'Orders'],
    0,
  ])
})

it('opens the search page on submit, but not for spaces', async () => {
  const { input, assign } = await openBar(async () => REFUNDS)
  const submit = () => find('form').dispatchEvent(new Event('submit', { cancelable: true }))
  input.value = '  '
  expect(submit()).toBe(false)
  expect(assign.mock.calls).toEqual([])
  input.value = ' ref '
  submit()
  expect(assign.mock.calls).toEqual([['https://docs.test/search?q=ref']])
})

it.each([
  ['the focus leaves the form', () => find('form').dispatchEvent(new FocusEvent('focusout', { bubbles: true }))],
  ['another page is shown', () => document.dispatchEvent(new Event('docgen:page'))],
])('ends when %s, and leaves the field as it was', async (_name, leave) => {
  const { input, onEnd, end } = await openBar(async () => REFUNDS)
  leave()
  end()
  expect([onEnd.mock.calls.length, findAll('.search-panel').length, input.getAttributeNames()]).toEqual([
    1,
    0,
    ['aria-label'],
  ])
})
