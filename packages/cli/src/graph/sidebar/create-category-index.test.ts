import { expect, it } from 'vitest'
import { findFirstLink, listCards } from './create-category-index.js'
import type { SidebarItem } from './sidebar.js'

const doc = (id: string, isUnlisted = false): SidebarItem => ({
  kind: 'doc',
  id,
  label: id,
  route: `/${id}`,
  href: `/${id}`,
  isUnlisted,
})
const category = (label: string, items: readonly SidebarItem[], rest: object = {}): SidebarItem => ({
  kind: 'category',
  label,
  items,
  isCollapsible: true,
  isCollapsed: true,
  isUnlisted: false,
  ...rest,
})
const link: SidebarItem = {
  kind: 'link',
  label: 'Out',
  href: 'https://x.example',
  rawHref: 'https://x.example',
  isExternal: true,
}
const html: SidebarItem = { kind: 'html', html: '<hr>', hasDefaultStyle: false }

it('creates a card for everything that is listed and has a link', () => {
  const items = [
    doc('a'),
    doc('hidden', true),
    html,
    link,
    category('Own page', [doc('b'), doc('c', true), html], {
      link: { route: '/own', href: '/own' },
      description: 'Text',
      icon: '<svg/>',
    }),
    category('First page', [category('Inner', [doc('d')])]),
    category('No page', [html]),
    category('Hidden', [doc('e', true)], { isUnlisted: true }),
  ]
  expect(listCards(items)).toEqual([
    { kind: 'doc', label: 'a', href: '/a' },
    { kind: 'link', label: 'Out', href: 'https://x.example' },
    { kind: 'category', label: 'Own page', href: '/own', count: 1, description: 'Text', icon: '<svg/>' },
    { kind: 'category', label: 'First page', href: '/d', count: 1 },
  ])
})

it('finds the first page of this site', () => {
  expect(findFirstLink([html, link, doc('x', true), category('A', [doc('d')])])).toEqual({ label: 'd', href: '/d' })
  expect(findFirstLink([category('A', [], { link: { route: '/a', href: '/a' } })])).toEqual({ label: 'A', href: '/a' })
  expect(findFirstLink([html, link])).toBeUndefined()
})
