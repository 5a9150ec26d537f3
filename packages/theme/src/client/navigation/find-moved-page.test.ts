import { expect, it, vi } from 'vitest'
import { find, findAll, openPage } from '../../../test/open-page.js'
import { findMovedPage } from './find-moved-page.js'

const PAGE = `<main class="page-not-found"><p class="not-found-code">404</p><input class="search-input">
  <a class="text-link" href="/">Home</a><a hreflang="de" href="/de/">Deutsch</a>
  <div data-pages="/pages.json" hidden><ul></ul></div></main>`
const PAGES = [
  ['/guides/refunds', 'Refunds'],
  ['/de/guides/refunds', 'Erstattungen'],
  ['/guides/%C3%BCber', 'Über'],
  ['/pricing', 'Pricing'],
]

/** Opens the not-found page at a path; `known` are the paths of the site. */
async function openMissing(path: string, known: readonly string[] = [], body = PAGE) {
  openPage(body, `https://docs.test${path}`)
  vi.stubGlobal('fetch', async () => ({ ok: true, json: async () => PAGES }))
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
  const load = async (url: URL) => {
    const plain = url.pathname.replace(/\/$/, '')
    return { html: '', url: known.includes(plain) ? new URL(plain, url) : url }
  }
  await findMovedPage({ load, kept: () => [] })
  return replace.mock.calls.flat()
}
const suggested = () => findAll('ul a').map((link) => [link.getAttribute('href'), link.textContent])

it('redirects to the page in another spelling, with query and hash', async () => {
  expect(await openMissing('/guides/refunds/?q=a#b', ['/guides/refunds'])).toEqual(['/guides/refunds?q=a#b'])
})

it('stays if that does not exist either', async () => {
  expect(await openMissing('/guides/refund/')).toEqual([])
  expect(find('.not-found-code').textContent).toBe('404 /guides/refund')
})

it('suggests pages of the language with a similar path, and shows the list', async () => {
  await openMissing('/guides/refund')
  expect(suggested()[0]).toEqual(['/guides/refunds', 'Refunds/guides/refunds'])
  expect(suggested().flat()).not.toContain('/de/guides/refunds')
  expect([find('div').hidden, 'pages' in find('div').dataset]).toEqual([false, false])
  await openMissing('/de/guides/refund')
  expect(suggested()).toEqual([['/de/guides/refunds', 'Erstattungen/de/guides/refunds']])
})

it('compares and shows paths with their characters instead of codes', async () => {
  await openMissing('/guides/%C3%BCbr')
  expect(find('.not-found-code').textContent).toBe('404 /guides/übr')
  expect(suggested()[0]).toEqual(['/guides/%C3%BCber', 'Über/guides/über'])
})

it('keeps the list hidden if nothing is similar, or it cannot be loaded', async () => {
  await openMissing('/zzzzzzzzzzzzzzz')
  expect([find('div').hidden, suggested(), 'pages' in find('div').dataset]).toEqual([true, [], false])
  openPage(PAGE, 'https://docs.test/guides/refund')
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
  await expect(findMovedPage({ load: async (url) => ({ html: '', url }), kept: () => [] })).rejects.toThrow('offline')
  expect([find('div').hidden, 'pages' in find('div').dataset]).toEqual([true, false])
})

it('prepares a search for the words of the path, but keeps what was typed', async () => {
  await openMissing('/guides/pay-by_card')
  expect(find<HTMLInputElement>('input').value).toBe('pay by card')
  await openMissing('/guides/pay', [], PAGE.replace('class="search-input"', 'class="search-input" value="mine"'))
  expect(find<HTMLInputElement>('input').value).toBe('mine')
})

it('does not take its own URL for a request', async () => {
  await openMissing('/404.html')
  expect(find('.not-found-code').textContent).toBe('404')
})
