import { expect, it } from 'vitest'
import { createTestConfig } from '../graph/create-test-graph.js'
import type { SidebarItem } from '../graph/sidebar/sidebar.js'
import { listItemCards, planSidebarLists } from './plan-sidebar-lists.js'

function docs(count: number): SidebarItem[] {
  return Array.from({ length: count }, (_, index) => ({
    kind: 'doc',
    id: `p${index}`,
    label: `P${index}`,
    route: `/p${index}`,
    href: `/p${index}`,
    isUnlisted: index === 1,
  }))
}

function category(label: string, items: readonly SidebarItem[]): SidebarItem {
  return { kind: 'category', label, isCollapsible: true, isCollapsed: true, isUnlisted: false, items }
}

const plan = (items: readonly SidebarItem[]) =>
  planSidebarLists({ id: 'docs', version: 'current', locale: 'en', items }, createTestConfig())

it('gives each list with more than 100 items a page, at a URL that depends only on labels', () => {
  expect(plan([category('A', docs(100))])).toEqual([])
  const [list, ...others] = plan([category('A', docs(101)), category('B', [])])
  expect(others).toEqual([])
  expect(list).toMatchObject({ itemPath: [0], label: 'A', isWhole: true })
  expect(list?.route).toMatch(/^\/docgen-topics-[\da-f]{8}$/)
  expect(plan([category('B', []), category('A', docs(300))])[0]).toMatchObject({ itemPath: [1], href: list?.href })
})

it('names lists of equal categories apart, and the list at the top', () => {
  const lists = plan([...docs(99), category('A', docs(101)), category('A', docs(101))])
  expect(new Set(lists.map(({ file }) => file)).size).toBe(3)
  expect(lists[0]?.itemPath).toEqual([])
  expect(lists[0]).not.toHaveProperty('label')
})

it('lists all items that readers may see, or the windows of a list that is too long for browsers', () => {
  const cards = listItemCards({ items: docs(101), isWhole: true })
  expect(cards.map(({ label }) => label).slice(0, 2)).toEqual(['P0', 'P2'])
  expect(cards).toHaveLength(100)
  const [long] = plan(docs(2001))
  expect(long?.isWhole).toBe(false)
  const windows = listItemCards({ items: docs(2001), isWhole: false })
  expect(windows.length).toBeLessThan(80)
  expect(windows[0]).toMatchObject({ kind: 'category', href: '/p0', label: expect.stringMatching(/^P0 – P\d+$/) })
  expect(windows.at(-1)?.label).toMatch(/ – P2000$/)
})
