import { describe, expect, it } from 'vitest'
import type { Sidebar, SidebarCategory, SidebarDocItem, SidebarItem } from '../graph/sidebar.js'
import { branchKey, planSidebar } from './plan-sidebar.js'

function doc(name: string, more: Partial<SidebarDocItem> = {}): SidebarDocItem {
  return { kind: 'doc', id: name, label: name, route: `/${name}`, href: `/${name}`, isUnlisted: false, ...more }
}
function category(label: string, items: SidebarItem[], more: Partial<SidebarCategory> = {}): SidebarCategory {
  return { kind: 'category', label, isCollapsible: true, isCollapsed: true, isUnlisted: false, items, ...more }
}
function sidebarOf(items: SidebarItem[]): Sidebar {
  return { id: 'main', version: 'current', locale: 'en', items }
}

describe('planSidebar', () => {
  const small = sidebarOf([
    doc('a'),
    category('B', [doc('b1'), doc('b2')]),
    category('C', [doc('c1')], { isCollapsed: false }),
  ])

  it('opens the branch of the page and what is not collapsed, and keeps small sidebars whole', () => {
    const { items } = planSidebar({ sidebar: small, trail: [1, 0], href: '/b1' })
    expect(
      items.map((item) =>
        item.kind === 'category' ? [item.label, item.isOpen, item.items.length, item.isCut] : item.kind,
      ),
    ).toEqual(['link', ['B', true, 2, false], ['C', true, 1, false]])
  })

  it('leaves closed branches out of large sidebars and links to their first page', () => {
    const many = Array.from({ length: 300 }, (_, index) => doc(`x${index}`))
    const large = sidebarOf([category('B', [category('inner', [doc('b1')])]), category('X', many)])
    const [closed] = planSidebar({ sidebar: large, trail: [1, 7], href: '/x7' }).items
    expect(closed).toEqual({
      kind: 'category',
      label: 'B',
      href: '/b1',
      hasPage: false,
      isOpen: false,
      isCollapsible: true,
      items: [],
      isCut: true,
    })
  })

  it('lists an unlisted page on itself only', () => {
    const sidebar = sidebarOf([doc('a'), doc('secret', { isUnlisted: true })])
    expect(planSidebar({ sidebar, trail: [0], href: '/a' }).items).toHaveLength(1)
    expect(planSidebar({ sidebar, trail: [1], href: '/secret' }).items).toHaveLength(2)
  })

  it('passes method and deprecation of an operation on', () => {
    const sidebar = sidebarOf([doc('get', { customProps: { method: 'get', deprecated: true } })])
    expect(planSidebar({ sidebar, trail: [], href: '/' }).items[0]).toMatchObject({ method: 'get', isDeprecated: true })
  })
})

describe('branchKey', () => {
  const sidebar = sidebarOf([doc('a'), category('B', [doc('b1'), doc('b2')]), doc('secret', { isUnlisted: true })])
  const key = (trail: number[], href: string): string => branchKey({ sidebar, trail, href })

  it('is one for the pages of a category and another for other categories', () => {
    expect(key([1, 0], '/b1')).toBe(key([1, 1], '/b2'))
    expect(key([0], '/a')).not.toBe(key([1, 0], '/b1'))
  })

  it('is its own for a page that only its own sidebar lists', () => {
    expect(key([2], '/secret')).not.toBe(key([0], '/a'))
  })
})
