import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSidebarHooks } from './sidebar-hooks.js'
import { createVersionLookup, type DocsClientVersion } from './version-lookup.js'

const [CATALOG, PATH] = [Symbol.for('docgen.catalog'), Symbol.for('docgen.path')]
const version: DocsClientVersion = {
  key: '1.0',
  docs: 'default',
  locale: 'en',
  name: '1.0',
  label: '1.0',
  isLast: true,
  path: '/docs',
  banner: null,
  badge: true,
  noIndex: false,
  className: '',
}
const lookup = createVersionLookup({ defaultLocale: 'en', versions: [version] }, { language: null, version: null })
const hooks = createSidebarHooks(lookup, () => undefined)
const page = { type: 'link', label: 'Start', href: '/docs/start' } as const
const category = { type: 'category', label: 'First', collapsed: false, collapsible: true, items: [page] } as const

beforeEach(() => {
  const sidebars = { other: { items: [] }, guides: { items: [category] } }
  Object.assign(globalThis, {
    [CATALOG]: { 'en 1.0': { docs: [], sidebars } },
    [PATH]: { getStore: () => '/docs/start' },
  })
})
afterEach(() => {
  for (const name of [CATALOG, PATH]) Reflect.deleteProperty(globalThis, name)
})

it('finds the sidebar, the category and the breadcrumbs of the page', () => {
  expect(hooks.useDocsSidebar()?.name).toBe('guides')
  expect(hooks.useSidebarBreadcrumbs()).toEqual([category, page])
  expect(hooks.useCurrentSidebarCategory().label).toBe('First')
  expect(hooks.useCurrentSidebarSiblings().map((item) => item.type === 'link' && item.href)).toEqual(['/docs/start'])
})

it('finds a sidebar by its id, and throws for an unknown id', () => {
  expect(hooks.useLayoutDocsSidebar('guides').items).toEqual([category])
  expect(() => hooks.useLayoutDocsSidebar('none')).toThrow('No sidebar has the id none')
})

it('throws where there is no list of docs', () => {
  Reflect.deleteProperty(globalThis, CATALOG)
  expect(() => hooks.useDocsSidebar()).toThrow('Browsers have no list of the documents')
})
