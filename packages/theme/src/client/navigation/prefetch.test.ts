import { expect, it, vi } from 'vitest'
import { find, openPage, settle } from '../../../test/open-page.js'
import type { LoadedPage } from './page-loader.js'
import { installPrefetch } from './prefetch.js'

const PAGE =
  '<main><a href="/other"><b>Other</b></a><a href="https://elsewhere.test/">Elsewhere</a><a href="/guide#a">Here</a></main>'

/** Opens a page that prefetches; returns the paths that it requests, and those that it expects next. */
function openPrefetching() {
  openPage(PAGE)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const requested: string[] = []
  const expected: string[] = []
  const load = async (url: URL): Promise<LoadedPage> => {
    requested.push(url.pathname)
    return { html: '', url }
  }
  const switcher = {
    expect: ({ url }: LoadedPage) => void expected.push(url.pathname),
    show: async () => true,
    showOffline: async () => {},
  }
  installPrefetch({ load, kept: () => [] }, async () => switcher)
  return { requested, expected }
}
const point = (selector: string) => find(selector).dispatchEvent(new Event('pointerover', { bubbles: true }))

it('fetches the page of a link on which the pointer rests, not of one that it passes', async () => {
  const { requested, expected } = openPrefetching()
  point('a b')
  vi.advanceTimersByTime(49)
  point('main')
  vi.advanceTimersByTime(100)
  expect(requested).toEqual([])
  point('a b')
  vi.advanceTimersByTime(50)
  await settle()
  expect([requested, expected]).toEqual([['/other'], ['/other']])
})

it.each(['focusin', 'touchstart'])('fetches it at once on %s', (type) => {
  const { requested } = openPrefetching()
  find('a').dispatchEvent(new Event(type, { bubbles: true }))
  expect(requested).toEqual(['/other'])
})

it('fetches neither other sites nor the page itself', () => {
  const { requested } = openPrefetching()
  for (const selector of ['[href^="https"]', '[href="/guide#a"]', 'main'])
    find(selector).dispatchEvent(new Event('focusin', { bubbles: true }))
  expect(requested).toEqual([])
})

it.each([{ saveData: true }, { effectiveType: 'slow-2g' }])('fetches nothing with %j', (connection) => {
  const { requested } = openPrefetching()
  vi.stubGlobal('navigator', { connection })
  find('a').dispatchEvent(new Event('focusin', { bubbles: true }))
  expect(requested).toEqual([])
})
