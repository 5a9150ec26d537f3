import { expect, it, vi } from 'vitest'
import { find, findAll, openPage } from '../../../test/open-page.js'
import { listCachedPages } from './list-cached-pages.js'
import type { LoadedPage } from './page-loader.js'

const STATUS =
  '<p id="docgen-status" data-offline="You are offline" data-retry="Retry" data-kept="Pages you can read" data-not-loaded="Not loaded" data-page-error="Error"></p>'
const MENU = '<nav class="menu"><a href="/guide">Guide</a><a href="/other" aria-current="page">Other</a></nav>'
const htmlOf = (title: string, ...trail: readonly string[]) =>
  `<meta property="og:title" content="${title}"><ol class="breadcrumbs">${trail.map((name) => `<li>${name}</li><li aria-hidden="true">›</li>`).join('')}</ol>`

/** Opens the page without a connection; `kept` are the pages that the loader has, `cached` those of the browser. */
async function openOffline(kept: Readonly<Record<string, string>>, cached: Readonly<Record<string, string>> = {}) {
  openPage(`${STATUS}${MENU}<main class="main"></main>`, 'https://docs.test/guide')
  const visited = ['/guide', ...Object.keys(kept), ...Object.keys(cached), '/gone']
  vi.stubGlobal('navigation', { entries: () => visited.map((path) => ({ url: `https://docs.test${path}` })) })
  const pageOf = async ([path, html]: readonly [string, string]): Promise<LoadedPage> => ({
    html,
    url: new URL(path, location.href),
  })
  const pages = Object.entries(kept).map(pageOf)
  const requested: string[] = []
  const load = ({ pathname }: URL, options?: RequestInit) => {
    requested.push(`${pathname} ${options?.cache}`)
    const html = cached[pathname]
    if (html === undefined) return Promise.reject(new Error('not cached'))
    const page = pageOf([pathname, html])
    pages.push(page)
    return page
  }
  const parser = new DOMParser()
  await listCachedPages({ load, kept: () => pages }, (html) => parser.parseFromString(html, 'text/html'))
  return requested
}
const cards = () =>
  findAll('.cards a').map((link) => [
    link.getAttribute('href'),
    ...Array.from(link.querySelectorAll('span'), ({ textContent }) => textContent),
  ])

it('lists the pages that can be read, with their names and sections, the last one first', async () => {
  const requested = await openOffline(
    { '/a': htmlOf('Page A', 'Guides', 'API', 'Page A'), '/guide': htmlOf('Guide') },
    { '/b': '<p>No title</p>' },
  )
  expect(cards()).toEqual([
    ['/b', '/b'],
    ['/a', 'Page A', 'Guides › API'],
  ])
  expect(requested).toEqual(['/b only-if-cached', '/gone only-if-cached'])
  expect(find('h2').textContent).toBe('Pages you can read')
})

it('names the page that is missing, also in the sidebar', async () => {
  await openOffline({})
  expect([find('.breadcrumbs').textContent, find('.lead strong').textContent, find('h1').textContent]).toEqual([
    '/guide',
    'Guide',
    'You are offline',
  ])
  expect(findAll('[aria-current]').map(({ textContent }) => textContent)).toEqual(['Guide'])
  expect(findAll('.cards, h2')).toEqual([])
})
