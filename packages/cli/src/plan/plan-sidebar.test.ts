import type { SidebarItemView } from '@docgen/renderer/contract'
import { describe, expect, it } from 'vitest'
import type { Sidebar, SidebarCategory, SidebarDocItem, SidebarItem } from '../graph/sidebar/sidebar.js'
import { createFindWindow } from './find-window.js'
import { branchKey, createPlanBranch } from './plan-sidebar.js'

function doc(name: string, more: Partial<SidebarDocItem> = {}): SidebarDocItem {
  return { kind: 'doc', id: name, label: name, route: `/${name}`, href: `/${name}`, isUnlisted: false, ...more }
}
function category(label: string, items: SidebarItem[], more: Partial<SidebarCategory> = {}): SidebarCategory {
  return { kind: 'category', label, isCollapsible: true, isCollapsed: true, isUnlisted: false, items, ...more }
}
function sidebarOf(items: SidebarItem[]): Sidebar {
  return { id: 'main', version: 'current', locale: 'en', items }
}

describe('createPlanBranch', () => {
  const small = sidebarOf([
    doc('a'),
    category('B', [doc('b1'), doc('b2')]),
    category('C', [doc('c1')], { isCollapsed: false }),
  ])

  it('opens the branch of the page and what is not collapsed, and keeps small sidebars whole', () => {
    const { items } = createPlanBranch(small)([1, 0]).view
    expect(
      items.map((item) =>
        item.kind === 'category' ? [item.label, item.isOpen, item.items.length, item.isCut] : item.kind,
      ),
    ).toEqual(['link', ['B', true, 2, false], ['C', true, 1, false]])
  })

  it('omits closed branches from large sidebars and links to their first page', () => {
    const many = Array.from({ length: 300 }, (_, index) => doc(`x${index}`))
    const large = sidebarOf([category('B', [category('inner', [doc('b1')])]), category('X', many)])
    const [closed] = createPlanBranch(large)([1, 7]).view.items
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

  it('shows the window of a long list that contains the page, between links to the whole list', () => {
    const many = Array.from({ length: 1000 }, (_, index) => doc(`x${index}`))
    const long = sidebarOf([doc('a'), category('X', many)])
    const findWindow = createFindWindow()
    const findList = (items: readonly SidebarItem[]) => (items === many ? { label: 'All', href: '/all' } : undefined)
    const planBranch = createPlanBranch(long, { findWindow, findList })
    const shownAt = (index: number, isWhole = false): readonly SidebarItemView[] => {
      const [, list] = planBranch(isWhole ? [1] : [1, index], isWhole).view.items
      return list?.kind === 'category' ? list.items : []
    }
    const labelsAt = (index: number): string[] => shownAt(index).map((item) => (item.kind === 'html' ? '' : item.label))
    const { start, end } = findWindow(many, 450)
    const part = Array.from({ length: end - start }, (_, index) => `x${start + index}`)
    expect(labelsAt(450)).toEqual(['All', ...part, 'All'])
    expect([labelsAt(0)[0], labelsAt(0).at(-1)]).toEqual(['x0', 'All'])
    expect([labelsAt(999)[0], labelsAt(999).at(-1)]).toEqual(['All', 'x999'])
    expect(shownAt(450)[0]).toMatchObject({ kind: 'category', href: '/all', isCut: true, className: 'menu-all' })
    expect(shownAt(0, true)).toHaveLength(1000)
    expect(planBranch([1, start]).hash).toBe(planBranch([1, end - 1]).hash)
    expect(planBranch([1, start]).hash).not.toBe(planBranch([1, end]).hash)
    const keyAt = (index: number): string => branchKey({ sidebar: long, itemPath: [1, index], href: '/x' }, findWindow)
    expect([keyAt(start) === keyAt(end - 1), keyAt(start) === keyAt(end)]).toEqual([true, false])
  })

  it('lists an unlisted page only on itself', () => {
    const sidebar = sidebarOf([doc('a'), doc('secret', { isUnlisted: true })])
    expect(createPlanBranch(sidebar)([0]).view.items).toHaveLength(1)
    expect(createPlanBranch(sidebar)([1]).view.items).toHaveLength(2)
  })

  it('omits the method from the label of an operation without a name', () => {
    const label = (text: string, method?: string) =>
      createPlanBranch(sidebarOf([doc('a', { label: text, ...(method && { customProps: { method } }) })]))([]).view
        .items[0]
    expect(label('GET /events', 'get')).toMatchObject({ label: '/events' })
    expect(label('Get events', 'get')).toMatchObject({ label: 'Get events' })
    expect(label('GET /events')).toMatchObject({ label: 'GET /events' })
  })

  it('passes on method and deprecation of an operation', () => {
    const sidebar = sidebarOf([doc('get', { customProps: { method: 'get', deprecated: true } })])
    expect(createPlanBranch(sidebar)([]).view.items[0]).toMatchObject({ method: 'get', isDeprecated: true })
  })
})

describe('the hash of a branch', () => {
  const hidden = { isUnlisted: true }
  const items = (label = 'b1'): SidebarItem[] => [
    doc('a'),
    doc('secret', hidden),
    category('B', [doc('b1', { label }), category('inner', [doc('deep')])]),
    category('Hidden', [doc('h', hidden)], hidden),
    category('C', [doc('c1')]),
  ]
  const itemPaths = [[0], [1], [2, 0], [2, 1, 0], [3, 0], [4, 0]]

  it('differs for each view, and is the same for the same view of another plan', () => {
    const [branch, again] = [createPlanBranch(sidebarOf(items())), createPlanBranch(sidebarOf(items()))]
    const hashes = itemPaths.map((itemPath) => branch(itemPath).hash)
    expect(new Set(hashes).size).toBe(itemPaths.length)
    expect(itemPaths.map((itemPath) => again(itemPath).hash)).toEqual(hashes)
    expect(new Set(itemPaths.map((itemPath) => JSON.stringify(branch(itemPath).view))).size).toBe(itemPaths.length)
  })

  it('changes with what the branch shows, but not with collapsed items that it omits', () => {
    const others = Array.from({ length: 300 }, (_, index) => doc(`x${index}`))
    const [before, after] = ['b1', 'renamed'].map((label) =>
      createPlanBranch(sidebarOf([...items(label), category('Others', others)])),
    )
    expect(after?.([2, 0]).hash).not.toBe(before?.([2, 0]).hash)
    expect(after?.([4, 0])).toEqual(before?.([4, 0]))
  })

  it('identifies a view that shares its closed parts with the other branches', () => {
    const branch = createPlanBranch(sidebarOf(items()))
    expect(branch([4, 0]).view.items[1]).toBe(branch([0]).view.items[1])
  })
})

describe('branchKey', () => {
  const sidebar = sidebarOf([doc('a'), category('B', [doc('b1'), doc('b2')]), doc('secret', { isUnlisted: true })])
  const key = (itemPath: number[], href: string): string => branchKey({ sidebar, itemPath, href }, createFindWindow())

  it('is the same for the pages of a category and differs between categories', () => {
    expect(key([1, 0], '/b1')).toBe(key([1, 1], '/b2'))
    expect(key([0], '/a')).not.toBe(key([1, 0], '/b1'))
  })

  it('is unique for a page that only its own sidebar lists', () => {
    expect(key([2], '/secret')).not.toBe(key([0], '/a'))
  })
})
