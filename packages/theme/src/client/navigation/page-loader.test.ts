import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listKeptPages } from './list-kept-pages.js'
import { createPageLoader, plainPath } from './page-loader.js'

const NOT_FOUND = '<!doctype html><html class="kind-not-found">'
const requested: string[] = []
let pages: Readonly<Record<string, string>> = {}

beforeEach(() => {
  requested.length = 0
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (url: URL) => {
    requested.push(url.pathname)
    const html = pages[url.pathname]
    const headers = new Headers({ 'content-type': url.pathname.endsWith('.json') ? 'application/json' : 'text/html' })
    const status = html === undefined ? 404 : 200
    return { ok: status === 200, status, headers, url: url.href, text: async () => html ?? NOT_FOUND }
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const urlOf = (path: string): URL => new URL(path, 'https://a.org')

it('requests a page once, whatever its hash, until it is old', async () => {
  pages = { '/a': '<p>a' }
  vi.useFakeTimers()
  const { load } = createPageLoader()
  const [first, second] = await Promise.all([load(urlOf('/a')), load(urlOf('/a#part'))])
  expect([first, requested]).toEqual([second, ['/a']])
  vi.advanceTimersByTime(300_001)
  await load(urlOf('/a'))
  expect(requested).toEqual(['/a', '/a'])
})

it('tries the other spelling of a missing page, then shows the not-found page', async () => {
  pages = { '/a': '<p>a' }
  const { load } = createPageLoader()
  expect((await load(urlOf('/a.html'))).url.pathname).toBe('/a')
  expect((await load(urlOf('/b/'))).html).toBe(NOT_FOUND)
  expect(requested).toEqual(['/a.html', '/a', '/b/', '/b'])
})

it('rejects what is not HTML, and requests it again the next time', async () => {
  pages = { '/a.json': '{}' }
  const loader = createPageLoader()
  const { load } = loader
  await expect(load(urlOf('/a.json'))).rejects.toThrow('200 /a.json')
  await expect(load(urlOf('/a.json'))).rejects.toThrow()
  expect(requested).toEqual(['/a.json', '/a.json'])
  expect(await listKeptPages(loader)).toEqual([])
})

it('requests a page with other options once, such as only from the browser’s cache', async () => {
  pages = { '/a': '<p>a' }
  const { load } = createPageLoader()
  const request = vi.fn(fetch)
  vi.stubGlobal('fetch', request)
  await load(urlOf('/a'), { cache: 'only-if-cached', mode: 'same-origin' })
  await load(urlOf('/a'))
  expect(request.mock.calls.map(([, options]) => options?.cache)).toEqual(['only-if-cached'])
})

it('keeps 40 pages, the last requested first', async () => {
  pages = Object.fromEntries(Array.from({ length: 42 }, (_, index) => [`/${index}`, `<p>${index}`]))
  const loader = createPageLoader()
  const { load } = loader
  for (const path of Object.keys(pages)) await load(urlOf(path))
  await load(urlOf('/5'))
  const kept = (await listKeptPages(loader)).map(({ url }) => url.pathname)
  expect([kept.length, kept[0], kept.includes('/1'), kept.includes('/2')]).toEqual([40, '/5', false, true])
})

it.each([
  ['/', '/'],
  ['/a', '/a'],
  ['/a/', '/a'],
  ['/a///', '/a'],
  ['/a.html', '/a'],
  ['/a/index.html', '/a'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/reindex', '/reindex'],
])('reduces %s to %s', (path, plain) => {
  expect(plainPath(path)).toBe(plain)
})
