import { expect, it, vi } from 'vitest'
import { createMemoryStorage, find, findAll, openPage, press } from '../../test/open-page.js'
import { installInteractions } from './interactions.js'

const menu = (name: string) =>
  `<div class="dropdown" id="${name}"><details class="dropdown-toggle"><summary>${name}</summary></details>
  <a class="dropdown-link" href="#${name}1">1</a><a class="dropdown-link" href="#${name}2">2</a></div>`

interface Options {
  readonly first?: Event
  /** HTML of other pages by path. */
  readonly pages?: Readonly<Record<string, string>>
}

/** Installs the interactions in the open page. */
function install({ first = new Event('focusin'), pages = {} }: Options = {}) {
  vi.stubGlobal('ResizeObserver', NoWatch)
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }))
  return installInteractions({
    storage: createMemoryStorage(),
    loader: { load: async (url) => ({ html: pages[url.pathname] ?? '', url }), kept: () => [] },
    parse: (html) => new DOMParser().parseFromString(html, 'text/html'),
    prepareCodeBlocks: () => {},
    first,
  })
}

class NoWatch {
  observe(): void {}
  disconnect(): void {}
}

const openMenus = () => findAll('.dropdown-toggle[open]').map(({ parentElement }) => parentElement?.id)
const openMenu = (name: string) => find(`#${name} details`).setAttribute('open', '')

it('closes menus on a press or focus elsewhere, not inside', () => {
  openPage(`${menu('a')}${menu('b')}<p>Text</p>`)
  install()
  openMenu('a')
  find('#a a').dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(openMenus()).toEqual(['a'])
  find('p').dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(openMenus()).toEqual([])
  openMenu('a')
  find('#b').dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(openMenus()).toEqual([])
})

it('closes the menu by Escape and returns the focus to its button', () => {
  openPage(menu('a'))
  install()
  openMenu('a')
  find('#a a').focus()
  press(find('#a a'), 'Escape')
  expect([openMenus(), document.activeElement === find('#a summary'), find('#a').dataset['dismissed']]).toEqual([
    [],
    true,
    '',
  ])
  find('#a').dispatchEvent(new Event('pointerleave'))
  expect(find('#a').dataset['dismissed']).toBeUndefined()
})

it('moves through an open menu by keys, around its ends', () => {
  openPage(menu('a'))
  install()
  const steps = (...keys: readonly string[]) =>
    keys.map((key) => {
      const isLeft = press(document.activeElement ?? document.body, key)
      return isLeft ? 'page' : document.activeElement?.textContent
    })
  openMenu('a')
  find('#a a').focus()
  expect(steps('ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'x')).toEqual(['2', '1', '2', '1', '2', 'page'])
})

it('leaves keys to the page while the menu is closed', () => {
  openPage(menu('a'))
  install()
  expect(press(find('#a a'), 'ArrowDown')).toBe(true)
})

it('hides an explanation by Escape until the focus leaves it', () => {
  openPage('<span class="tooltip" tabindex="0"></span>')
  install()
  find('.tooltip').focus()
  vi.spyOn(document, 'querySelectorAll').mockImplementation(() => [find('.tooltip')] as never)
  press(document.body, 'Escape')
  vi.mocked(document.querySelectorAll).mockRestore()
  expect(find('.tooltip').dataset['dismissed']).toBe('')
  find('.tooltip').dispatchEvent(new Event('focusout'))
  expect(find('.tooltip').dataset['dismissed']).toBeUndefined()
})

it('keeps the chosen tab in the URL, if that names one of the group', () => {
  const tabs = `<div data-tab-group="os"><input type="radio" class="tab-radio" value="mac" checked></div>
    <div data-tab-group="lang"><input type="radio" class="tab-radio" value="py" checked></div>`
  openPage(tabs, 'https://docs.test/guide?os=linux&q=a#b')
  install()
  expect(location.href).toBe('https://docs.test/guide?os=mac&q=a#b')
})

it('closes the list of headings when one is chosen', () => {
  openPage('<details class="toc-collapsible" open><a href="#a">A</a></details>')
  install()
  find('a').click()
  expect(find<HTMLDetailsElement>('details').open).toBe(false)
})

it('scrolls to the top, also by the click that loaded it', () => {
  openPage('<button data-action="back-to-top"></button>')
  const scrollTo = vi.fn()
  vi.stubGlobal('scrollTo', scrollTo)
  document.addEventListener('click', (first) => install({ first }), { once: true })
  find('button').click()
  find('button').click()
  const top = { top: 0, behavior: 'auto' }
  expect(scrollTo.mock.calls).toEqual([[top], [top]])
})

it('opens a category of which the page omits the items, with that of its page', async () => {
  const sidebar = (inside: string) => `<nav class="sidebar"><ul><li><a>API</a></li>
    <li><details open><summary>Guides</summary><ul>${inside}</ul></details></li></ul></nav>`
  const whole =
    '<li><details open><summary>API</summary><a href="/orders" aria-current="page">Orders</a></details></li>'
  openPage(sidebar('<li data-cut="branch"><a href="/guides/api">API</a></li>'))
  const { openBranch } = install({ pages: { '/guides/api': sidebar(whole) } })
  const link = find<HTMLAnchorElement>('[data-cut] a')
  link.focus()
  await openBranch(link)
  expect(find('details details').textContent).toBe('APIOrders')
  expect(findAll('[aria-current]')).toEqual([])
  expect(document.activeElement).toBe(find('details details summary'))
})

it('rejects if the page of a category does not contain it', async () => {
  openPage('<nav class="sidebar"><ul><li data-cut="branch"><a href="/api">API</a></li></ul></nav>')
  const { openBranch } = install()
  await expect(openBranch(find<HTMLAnchorElement>('a'))).rejects.toThrow(
    'https://docs.test/api has no such sidebar category',
  )
})

it('closes everything that is open over the page', () => {
  openPage(`${menu('a')}<dialog></dialog>`)
  const { leave } = install()
  openMenu('a')
  find<HTMLDialogElement>('dialog').showModal()
  leave()
  expect([openMenus(), find<HTMLDialogElement>('dialog').open]).toEqual([[], false])
})
