import { expect, it, vi } from 'vitest'
import { find, findAll, openPage, press, setLayout, settle, type } from '../../../test/open-page.js'
import { installSidebarFilter } from './sidebar-filter.js'

const MENU = `<ul>
  <li id="start"><a href="/">Start</a></li>
  <li id="guides"><details><summary>Guides</summary><ul>
    <li id="refunds"><a href="/refunds">Refunds</a></li>
    <li id="payments"><a href="/payments" aria-label="Payments, deprecated">Payments</a></li></ul></details></li>
  <li id="api"><details open><summary>API</summary><ul><li id="orders"><a href="/orders">Orders</a></li></ul></details></li></ul>`
const PAGE = `<nav class="sidebar"><div class="sidebar-filter" data-empty="No entry matches"><input></div>${MENU}</nav>`

const shown = () => findAll('li:not([hidden])').map(({ id }) => id)
const open = () => findAll('details[open]').map(({ parentElement }) => parentElement?.id)
const status = () => find('.sidebar-status').textContent

it('shows entries that contain every word, with the categories around them, opened', () => {
  openPage(PAGE)
  installSidebarFilter()
  type('input', 'REF')
  expect([shown(), open(), status()]).toEqual([['guides', 'refunds'], ['guides'], ''])
})

it('shows all entries of a category that matches', () => {
  openPage(PAGE)
  installSidebarFilter()
  type('input', 'guides')
  expect(shown()).toEqual(['guides', 'refunds', 'payments'])
})

it('finds entries by labels for screen readers', () => {
  openPage(PAGE)
  installSidebarFilter()
  type('input', 'deprecated payments')
  expect(shown()).toEqual(['guides', 'payments'])
})

it('says that nothing matches, in one live region', () => {
  openPage(PAGE)
  installSidebarFilter()
  type('input', 'x')
  type('input', 'xy')
  expect([shown(), status(), findAll('.sidebar-status').length]).toEqual([[], 'No entry matches', 1])
})

it('restores what was open before', () => {
  openPage(PAGE)
  installSidebarFilter()
  type('input', 'ref')
  type('input', 'refu')
  type('input', '')
  expect([shown().length, open(), status()]).toEqual([6, ['api'], ''])
  find('#api details').removeAttribute('open')
  type('input', 'orders')
  type('input', '')
  expect(open()).toEqual([])
})

it('applies what was typed before it was loaded', () => {
  openPage(PAGE)
  find<HTMLInputElement>('input').value = 'orders'
  installSidebarFilter()
  expect(shown()).toEqual(['api', 'orders'])
})

/** Opens the page with a file that lists the operations. */
function openWithList(html: string): void {
  openPage(html.replace('data-empty', 'data-list="/list.json" data-empty'))
  const rows = [
    ['/orders', 'Orders', 'get', '/v1/orders', 'API'],
    ['/refunds', 'Refunds', 'post', '/v1/refunds', 'API'],
  ]
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(rows)))
  installSidebarFilter()
}

it('finds operations by method and path', async () => {
  openWithList(PAGE)
  type('input', 'post /v1/re')
  await settle()
  expect([shown(), open()]).toEqual([['guides', 'refunds'], ['guides']])
})

it('filters the sidebar of the next page', () => {
  openPage(PAGE)
  const prepare = installSidebarFilter()
  prepare()
  expect(shown()).toHaveLength(6)
  find<HTMLInputElement>('input').value = 'orders'
  prepare()
  expect(shown()).toEqual(['api', 'orders'])
})

it('lists the matches where the page omits items', async () => {
  openWithList(PAGE.replace('<ul>', '<ul class="menu"><li data-cut><a href="/x">X</a></li>'))
  type('input', 'v1')
  await vi.waitFor(() => expect(findAll('.sidebar-hits a')).toHaveLength(2))
  type('input', 'nothing')
  await vi.waitFor(() => expect(status()).toBe('No entry matches'))
  type('input', '')
  await vi.waitFor(() => expect(find('.menu').hidden).toBe(false))
  expect(findAll('.sidebar-hits')).toEqual([])
})

it('moves by arrow keys between the field and the links, and opens the first match by Enter', () => {
  openPage(PAGE)
  installSidebarFilter()
  setLayout('input, a, summary', { getClientRects: () => [1] })
  const input = find('input')
  expect(press(find('a'), 'ArrowDown')).toBe(true)
  expect(press(input, 'Enter')).toBe(true)
  type('input', 'orders')
  expect(press(input, 'ArrowDown')).toBe(false)
  expect(document.activeElement).toBe(findAll('a')[0])
  press(find('a'), 'ArrowUp')
  expect(document.activeElement).toBe(input)
  const clicks: string[] = []
  document.addEventListener('click', ({ target }) => target instanceof Element && clicks.push(target.outerHTML))
  press(input, 'Enter')
  expect(clicks).toEqual(['<a href="/orders">Orders</a>'])
})
