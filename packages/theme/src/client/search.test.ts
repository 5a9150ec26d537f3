import { expect, it, vi } from 'vitest'
import { createMemoryStorage, find, findAll, openPage, settle } from '../../test/open-page.js'
import { en } from '../texts/en.js'

const PAGE = `<form class="search-form" action="/search"><input class="search-input" aria-label="Search"></form>
  <a class="navbar-search-link" href="/search" aria-label="Search">Search</a><p id="docgen-status" data-retry="Retry"></p>`
const MANIFEST = { worker: '/w.js', page: '/p.js', files: '/s/', indexes: [], contexts: [] }

class Thread extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}

/** Installs the search of a page, in a window that is narrow or has a mouse as given. */
async function open({ body = PAGE, isNarrow = false, isOffline = false } = {}) {
  openPage(body)
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isNarrow && /max-width|none/.test(query) }))
  vi.stubGlobal('Worker', Thread)
  vi.stubGlobal('fetch', async () => ({ ok: !isOffline, text: async () => JSON.stringify(MANIFEST) }))
  const searchPage = `<div id="docgen-search-results" data-locale="en"></div>`
  const parse = (html: string) => {
    const page = new DOMParser().parseFromString(html, 'text/html')
    page.documentElement.lang = 'en'
    page.getElementById('docgen-search-results')?.setAttribute('data-texts', JSON.stringify(en))
    return page
  }
  // Without a document, this module is the thread.
  const { installSearch } = await import('./search.js')
  return installSearch({
    storage: createMemoryStorage(),
    loader: { load: async (url) => ({ html: searchPage, url }), kept: () => [] },
    parse,
    preference: { read: () => undefined, write: () => {} },
    loadVersions: () => import('./versions.js'),
  })
}
/** Waits for modules that load, however busy the machine is. */
const until = (form: string, state: string) =>
  vi.waitFor(() => expect(find(form).dataset['searchState']).toBe(state), { timeout: 60_000 })
const ready = (form: string) => until(form, 'done')
const none = (): string => ''

it('only prepares the field for readers who pass by', async () => {
  const { attend } = await open()
  await attend(find('form'), new Event('pointerover'), none)
  expect(find('form').dataset['searchState']).toBe('loading')
  await ready('form')
  expect(findAll('.search-panel, .search-sheet')).toEqual([])
})

it('marks the field if the search does not load', async () => {
  const { attend } = await open({ isOffline: true })
  await attend(find('form'), new Event('pointerover'), none)
  await until('form', 'failed')
})

it('opens the focused field once', async () => {
  const { attend } = await open()
  find('input').focus()
  await Promise.all([attend(find('form'), new Event('focusin'), none), attend(find('form'), new Event('click'), none)])
  await attend(find('form'), new Event('input'), none)
  expect(findAll('.search-panel')).toHaveLength(1)
  await ready('form')
})

it('does not open a field that the reader has left', async () => {
  const { attend } = await open()
  find('input').focus()
  const attending = attend(find('form'), new Event('click'), none)
  find('input').blur()
  await attending
  expect(findAll('.search-panel')).toEqual([])
})

it('opens a sheet in narrow windows, but not on focus alone, with what was typed', async () => {
  const { attend } = await open({ isNarrow: true })
  find('input').focus()
  await attend(find('form'), new Event('focusin'), none)
  expect(findAll('.search-sheet')).toEqual([])
  find<HTMLInputElement>('input').value = 'ref'
  await attend(find('form'), new InputEvent('input', { isComposing: true }), none)
  expect(findAll('.search-sheet')).toEqual([])
  await attend(find('form'), new InputEvent('input'), none)
  expect(find<HTMLInputElement>('.search-sheet input').value).toBe('ref')
  await ready('.search-sheet form')
})

it('opens a sheet by the link, with the keys pressed meanwhile; not by a modified click', async () => {
  const { attend } = await open()
  await attend(find('a'), new MouseEvent('click', { ctrlKey: true }), none)
  expect(findAll('.search-sheet')).toEqual([])
  await attend(find('a'), new MouseEvent('click'), () => 'ty')
  await ready('.search-sheet form')
  expect([
    find<HTMLInputElement>('.search-sheet input').value,
    find('.search-sheet form').getAttribute('action'),
  ]).toEqual(['ty', 'https://docs.test/search'])
})

it('leaves the results of the search page to that page', async () => {
  const { attend } = await open({ body: `<main class="page-search">${PAGE}</main>` })
  find('input').focus()
  await attend(find('form'), new Event('click'), none)
  await settle()
  expect(findAll('.search-panel')).toEqual([])
})
