import type { NavbarItemView } from '@docgen/renderer/contract'
import { expect, it } from 'vitest'
import { editionKey } from '../../graph/site-graph.js'
import { nameVersionMenus, type PlannedItem } from './name-version-menus.js'
import type { NavbarPlanner } from './navbar-planner.js'

const start = (version: string, href: string) => [editionKey({ version, locale: 'en' }), { href }] as const
const planner = {
  graph: {
    versions: [
      { name: '2.0', isLast: true, collection: { id: 'default' } },
      { name: '1.0', isLast: false, collection: { id: 'default' } },
      { name: 'community/2025', isLast: true, collection: { id: 'community' } },
    ],
    mainDocs: new Map([start('2.0', '/intro'), start('1.0', '/1.0/intro'), start('community/2025', '/community')]),
  },
} as unknown as NavbarPlanner

const menu = (docsPluginId?: string): PlannedItem => ({
  item: { type: 'docsVersionDropdown', docsPluginId } as never,
  view: { kind: 'dropdown', purpose: 'version', label: 'a version', isCurrent: false, items: [] },
})
const link = (label: string, href: string, type = 'doc'): PlannedItem => ({
  item: { type } as never,
  view: { kind: 'link', label, href, isExternal: false, isCurrent: false, attributes: {} },
})
const namesOf = (version: string, ...items: readonly PlannedItem[]): readonly (string | undefined)[] => {
  const views = nameVersionMenus(items, { route: '/x', locale: 'en', version }, planner)
  const menus = views.filter((view): view is NavbarItemView & { kind: 'dropdown' } => view?.kind === 'dropdown')
  return menus.map(({ documents }) => documents)
}

it('names docs after the item that links to their start, in the version of the page', () => {
  const items = [link('Manual', '/intro'), link('Old manual', '/1.0/intro'), link('People', '/community')]
  expect(namesOf('2.0', ...items, menu(), menu('community'))).toEqual(['Manual', 'People'])
  expect(namesOf('1.0', ...items, menu(), menu('community'))).toEqual(['Old manual', 'People'])
  expect(namesOf('community/2025', ...items, menu(), menu('community'))).toEqual(['Manual', 'People'])
})

it('names them by their id if there is no such item, and gives the first docs no name', () => {
  const items = [link('Rules', '/community/rules'), link('2025', '/community', 'docsVersion')]
  expect(namesOf('2.0', ...items, menu(), menu('community'))).toEqual([undefined, 'community'])
})

it('adds no names if all menus are about the same docs', () => {
  expect(namesOf('2.0', link('Manual', '/intro'), menu(), menu())).toEqual([undefined, undefined])
  expect(namesOf('2.0', link('People', '/community'), menu('community'))).toEqual([undefined])
})
