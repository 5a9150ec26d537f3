import { expect, it, vi } from 'vitest'
import { openPage, settle } from '../../test/open-page.js'
import type { PageLoader } from '../client/navigation/page-loader.js'
import type { NumberedRequest } from './search-message.js'
import { createSiteSearch, type SearchDependencies } from './site-search.js'

const MANIFEST = {
  worker: '/assets/search-worker.js',
  page: '/assets/search.js',
  files: '/search/',
  indexes: [
    { locale: 'en', version: '', root: 'latest' },
    { locale: 'en', version: '1.0/', root: 'old' },
  ],
  contexts: [],
}
const SEARCH_PAGE = `<html lang="en"><div id="docgen-search-results" data-locale="en" data-texts="{}"></div>
  <select class="search-context"><option value="/api">API</option></select></html>`
const MENU = '<div class="dropdown" data-versions="/docs-versions.json"></div>'

/** A thread that answers each request with no hits. */
class Thread extends EventTarget {
  static started: string[] = []
  static asked: NumberedRequest[] = []
  constructor(href: string) {
    super()
    Thread.started.push(href)
  }
  postMessage(request: NumberedRequest): void {
    Thread.asked.push(request)
    const data = { id: request.id, found: { hits: [] } }
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })))
  }
  terminate(): void {}
}

/** Opens a page of a site with a search. */
function openSearch(
  url: string,
  {
    load,
    body = '',
    action = '/search',
    ...rest
  }: Partial<SearchDependencies & PageLoader> & { body?: string; action?: string } = {},
) {
  openPage(`<form class="search-form" action="${action}"></form>${body}`, url)
  Thread.started = []
  Thread.asked = []
  vi.stubGlobal('Worker', Thread)
  vi.stubGlobal('fetch', async (href: string | URL) => ({
    ok: `${href}`.endsWith('/docgen-search.json'),
    status: 404,
    text: async () => JSON.stringify(MANIFEST),
  }))
  const parser = new DOMParser()
  return createSiteSearch({
    loader: { load: load ?? (async (page) => ({ html: SEARCH_PAGE, url: page })), kept: () => [] },
    parse: (html) => parser.parseFromString(html, 'text/html'),
    preference: { read: () => undefined, write: () => {} },
    loadVersions: () => import('../client/versions.js'),
    ...rest,
  })
}
const roots = () => Thread.asked.map((request) => 'index' in request && request.index.root)

it('downloads nothing before it is opened', async () => {
  openSearch('https://docs.test/guide')
  await settle()
  expect(Thread.started).toEqual([])
})

it.each([
  ['https://docs.test/copy/api/things.html', '../search.html'],
  ['https://docs.test/copy/api/things/index.html', '../../search/index.html'],
])('finds the context of %s, a page of an archive, whose URLs are relative', async (url, action) => {
  const here = await openSearch(url, { action }).open()
  expect(here.context?.label).toBe('API')
})

it('opens the index of the latest version, with the context of the page', async () => {
  const here = await openSearch('https://docs.test/api/orders.html').open()
  expect([here.version, here.context, here.setup.locale, roots()]).toEqual([
    '',
    { path: '/api', label: 'API' },
    'en',
    ['latest'],
  ])
})

it('searches the version that the page belongs to', async () => {
  const search = openSearch('https://docs.test/1.0/guide')
  Object.assign(document.documentElement.dataset, { docsVersion: '1.0', docsVersionPath: '1.0/' })
  const here = await search.open()
  expect([here.version, here.context, roots()]).toEqual(['1.0/', undefined, ['old']])
  expect(search.hrefOf('a b', here, undefined)).toBe('/search?q=a+b&version=1.0%2F')
})

it('searches the latest version if the reader prefers none', async () => {
  const loadVersions = vi.fn()
  const search = openSearch('https://docs.test/', { body: MENU, loadVersions })
  expect([(await search.open()).version, loadVersions.mock.calls]).toEqual(['', []])
})

it('reads the search page of an earlier visit if it cannot be loaded', async () => {
  const search = openSearch('https://docs.test/guide', { load: () => Promise.reject(new Error('offline')) })
  await expect(search.open()).rejects.toThrow('/search: 404')
  vi.stubGlobal('fetch', async (href: string | URL) => ({
    ok: true,
    text: async () => (`${href}`.endsWith('.json') ? JSON.stringify(MANIFEST) : SEARCH_PAGE),
  }))
  expect((await search.open()).setup.locale).toBe('en')
})

it('never starts a script of another site', async () => {
  const search = openSearch('https://docs.test/guide')
  const manifest = { ...MANIFEST, worker: 'https://evil.test/worker.js' }
  vi.stubGlobal('fetch', async () => ({ ok: true, text: async () => JSON.stringify(manifest) }))
  await expect(search.open()).rejects.toThrow('Unexpected URL of the search: https://evil.test/worker.js')
  expect(Thread.started.filter((href) => href.includes('evil'))).toEqual([])
})

it('lists the versions, and queries the version in which the reader is', async () => {
  const search = openSearch('https://docs.test/guide')
  const here = await search.open()
  expect(await search.versions(here.setup)).toEqual(['', '1.0/'])
  const result = await search.query('refund', { ...here, version: '1.0/' }, { limit: 8, snippetLength: 60 })
  expect([result?.hits, roots()]).toEqual([[], ['latest', 'old']])
})
