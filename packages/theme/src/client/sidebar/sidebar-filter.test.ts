import { expect, it } from 'vitest'
import { find, findAll, openPage, type } from '../../../test/open-page.js'
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
