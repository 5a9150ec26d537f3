import { expect, it } from 'vitest'
import { isUnlistedItem } from './is-unlisted-item.js'

const category = { kind: 'category', label: 'A', isCollapsible: true, isCollapsed: true, items: [] } as const

it('depends on the docs of an item; links and HTML are always listed', () => {
  expect(isUnlistedItem({ ...category, isUnlisted: true })).toBe(true)
  expect(isUnlistedItem({ ...category, isUnlisted: false })).toBe(false)
  expect(isUnlistedItem({ kind: 'html', html: '<hr>', hasDefaultStyle: false })).toBe(false)
  expect(isUnlistedItem({ kind: 'link', label: 'A', href: '/a', rawHref: '/a', isExternal: false })).toBe(false)
})
