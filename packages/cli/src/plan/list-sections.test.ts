import { expect, it } from 'vitest'
import type { Sidebar, SidebarItem } from '../graph/site-graph.js'
import { listSections } from './list-sections.js'

const doc = (label: string): SidebarItem => ({
  kind: 'doc',
  id: label,
  label,
  href: `/${label}`,
  route: `/${label}`,
  isUnlisted: false,
})
const category = (label: string): SidebarItem => ({
  kind: 'category',
  label,
  isCollapsible: true,
  isCollapsed: true,
  isUnlisted: false,
  items: [doc(`${label}-first`)],
})
const sidebar = (items: readonly SidebarItem[], locale = 'en'): Sidebar => ({ id: 'docs', version: '', locale, items })
const labels = (...sidebars: readonly Sidebar[]): readonly string[] =>
  listSections({ version: '', locale: 'en' }, { sidebars }).map(({ label }) => label)

it('lists the categories of all sidebars of the edition', () => {
  const sidebars = [
    sidebar([doc('welcome'), category('guides')]),
    sidebar([category('api')]),
    sidebar([category('anleitungen')], 'de'),
  ]
  expect(labels(...sidebars)).toEqual(['guides', 'api'])
})

it('lists pages where there are no categories, and at most eight', () => {
  expect(labels(sidebar([doc('a'), category('b')]))).toEqual(['a', 'b'])
  expect(labels(sidebar([...'abcdefghijk'].map(category)))).toHaveLength(8)
  expect(labels()).toEqual([])
})
