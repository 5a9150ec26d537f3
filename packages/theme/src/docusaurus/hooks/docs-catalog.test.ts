import { expect, it } from 'vitest'
import { asBrowser } from '../../../test/as-browser.js'
import {
  addDescriptions,
  findCatalog,
  findFirstSidebarItemLink,
  findSidebarCategory,
  findSidebarTrail,
  isActiveSidebarItem,
  isSamePath,
  isVisibleSidebarItem,
  markCurrent,
  type PropSidebarCategory,
  type PropSidebarItem,
} from './docs-catalog.js'

const link = (href: string, more: { readonly unlisted?: boolean } = {}): PropSidebarItem => ({
  type: 'link',
  label: href,
  href,
  ...more,
})
const category = (label: string, items: readonly PropSidebarItem[], href?: string): PropSidebarCategory => ({
  type: 'category',
  label,
  collapsed: false,
  collapsible: true,
  items,
  ...(href !== undefined && { href }),
})
const html: PropSidebarItem = { type: 'html', value: '<hr>' }

const inner = category('Inner', [html, link('/a/b/c')])
const outer = category('Outer', [link('/hidden', { unlisted: true }), inner], '/a')
const items = [html, link('/start'), outer]

it.each([
  ['/a', '/a/', true],
  ['/A', '/a', true],
  ['/', '/', true],
  ['//', '/', false],
  ['/a', '/ab', false],
  [undefined, undefined, true],
  [undefined, '/', false],
])('compares the paths %j and %j', (first, second, isSame) => {
  expect(isSamePath(first, second)).toBe(isSame)
})

it('finds a category in reading order, outer ones first', () => {
  const seen: string[] = []
  const found = findSidebarCategory(items, ({ label }) => seen.push(label) > 1)
  expect([found?.label, seen]).toEqual(['Inner', ['Outer', 'Inner']])
  expect(findSidebarCategory(items, () => false)).toBeUndefined()
})

it('finds the first link of an item, without unlisted pages', () => {
  expect([...items, inner].map(findFirstSidebarItemLink)).toEqual([undefined, '/start', '/a', '/a/b/c'])
  expect(findFirstSidebarItemLink(category('Empty', [html, link('/x', { unlisted: true })]))).toBeUndefined()
})

it('is active on the page of an item or of one inside it', () => {
  const activeAt = (path: string) => items.map((item) => isActiveSidebarItem(item, path))
  expect(activeAt('/a/b/c/')).toEqual([false, false, true])
  expect(activeAt('/a')).toEqual([false, false, true])
  expect(activeAt('/a/b')).toEqual([false, false, false])
})

it('shows an unlisted page only to its readers, and categories only with something to show', () => {
  const hidden = link('/hidden', { unlisted: true })
  const closed = category('Closed', [hidden])
  const shownAt = (path: string) => [hidden, closed, outer, html].map((item) => isVisibleSidebarItem(item, path))
  expect(shownAt('/start')).toEqual([false, false, true, true])
  expect(shownAt('/hidden')).toEqual([true, true, true, true])
})

it('lists the categories around a page, and the page of a category without its content', () => {
  const trail = (path: string) =>
    findSidebarTrail(items, path).map((item) => ('label' in item ? item.label : item.value))
  expect(trail('/a/b/c')).toEqual(['Outer', 'Inner', '/a/b/c'])
  expect(trail('/a/')).toEqual(['Outer'])
  expect(trail('/nowhere')).toEqual([])
})

it('knows the documents in a build only', () => {
  const key = Symbol.for('docgen.catalog')
  expect(findCatalog()).toBeUndefined()
  Reflect.set(globalThis, key, { 'en current': { docs: [], sidebars: {} } })
  try {
    expect(findCatalog()).toEqual({ 'en current': { docs: [], sidebars: {} } })
    expect(asBrowser(findCatalog)).toBeUndefined()
  } finally {
    Reflect.deleteProperty(globalThis, key)
  }
})

const DOCS = [
  { id: 'a', path: '/a', title: 'A', source: 'docs/a.md', description: 'About a' },
  { id: 'b', path: '/b', title: 'B', source: 'docs/b.md' },
]

it('adds the description of its document to a card that names one', () => {
  const card = (docId: string) => ({ type: 'link', label: 'X', href: '/x', docId })
  expect(addDescriptions(card('a'), DOCS)).toEqual({ ...card('a'), description: 'About a' })
  expect(addDescriptions([card('b'), card('missing')], DOCS)).toEqual([card('b'), card('missing')])
})

it("keeps a card's own description, and items that docgen lists itself", () => {
  const own = { docId: 'a', description: 'Own' }
  expect(addDescriptions([own, 'x', null], DOCS)).toEqual([own, 'x', null])
  const items = markCurrent([{ type: 'link', label: 'A', href: '/a', docId: 'a' }])
  expect(addDescriptions(items, DOCS)).toBe(items)
})
