import { expect, it } from 'vitest'
import type { Sidebar, SidebarCategory, SidebarItem } from './sidebar.js'
import { splitSidebar } from './split-sidebar.js'

const doc = (id: string): SidebarItem => ({
  kind: 'doc',
  id,
  label: id,
  route: `/${id}`,
  href: `/${id}`,
  isUnlisted: false,
})
const category = (label: string, items: readonly SidebarItem[], ownSidebar?: string): SidebarCategory => ({
  kind: 'category',
  label,
  items,
  isCollapsible: true,
  isCollapsed: true,
  isUnlisted: false,
  ownSidebar,
})
const sidebar = (items: readonly SidebarItem[]): Sidebar => ({ id: 'main', version: 'current', locale: 'en', items })
const split = (items: readonly SidebarItem[]) => splitSidebar({ translate: (_key, text) => text }, sidebar(items))

/** A sidebar as text: one line per item, indented. */
function show(items: readonly SidebarItem[]): unknown[] {
  return items.map((item) => {
    if (item.kind === 'category') return [item.label, show(item.items)]
    return item.kind === 'html' ? 'html' : `${item.kind} ${item.label} ${item.href}`
  })
}

it('does not change sidebars whose categories have none', () => {
  const items = [doc('a'), category('B', [doc('b')])]
  expect(split(items)).toEqual([sidebar(items)])
})

it('moves categories to their own sidebars, at any depth, with links in both directions', () => {
  const [main, api, old, ...more] = split([
    doc('start'),
    category('API Reference', [doc('get'), doc('set')], 'API Reference'),
    category('More', [category('Old', [doc('x')], 'old')]),
  ])
  expect(more).toEqual([])
  expect(show(main?.items ?? [])).toEqual(['doc start /start', 'link API Reference /get', ['More', ['link Old /x']]])
  expect([api?.id, api?.first?.href]).toEqual(['api-reference', '/get'])
  expect(show(api?.items ?? [])).toEqual([
    'link All topics /start',
    ['API Reference', ['doc get /get', 'doc set /set']],
  ])
  expect(api?.items[1]).toMatchObject({ isCollapsible: false, isCollapsed: false })
  expect(old?.id).toBe('old')
})

it('gives equal names numbers', () => {
  const all = split([doc('a'), category('Main', [doc('b')], 'Main'), category('Main', [doc('c')], 'Main')])
  expect(all.map(({ id }) => id)).toEqual(['main', 'main-2', 'main-3'])
})

it('keeps a category that readers must not see', () => {
  const hidden = { ...category('H', [doc('h')], 'H'), isUnlisted: true }
  expect(split([doc('a'), hidden])).toHaveLength(1)
})

it('lists the other APIs with a sidebar of their own', () => {
  const api = (label: string, id: string): SidebarCategory => ({
    ...category(label, [doc(id)], label),
    customProps: { api: true },
  })
  const [, shop, mail, notes] = split([
    doc('a'),
    api('Shop', 'shop'),
    { ...api('Mail', 'send'), link: { route: '/mail', href: '/mail' } },
    category('Notes', [doc('n')], 'Notes'),
  ])
  expect(show(shop?.items.slice(1, 2) ?? [])).toEqual([['Switch API', ['link Mail /mail']]])
  expect(show(mail?.items.slice(1, 2) ?? [])).toEqual([['Switch API', ['link Shop /shop']]])
  expect(notes?.items).toHaveLength(2)
  const [, only] = split([doc('a'), api('Shop', 'shop')])
  expect(only?.items).toHaveLength(2)
})
