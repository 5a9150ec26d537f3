import { afterEach, expect, it } from 'vitest'
import { findGlobalDoc, toDocsVersion, toGlobalVersion } from './docs-version.js'
import type { DocsClientVersion } from './version-lookup.js'

const CATALOG = Symbol.for('docgen.catalog')
const version: DocsClientVersion = {
  key: '1.0',
  docs: 'default',
  locale: 'en',
  name: '1.0',
  label: 'Stable',
  isLast: true,
  path: '/docs',
  banner: null,
  badge: true,
  noIndex: false,
  className: 'docs-version-1.0',
}
const setCatalog = (catalog: object) => Object.assign(globalThis, { [CATALOG]: catalog })

afterEach(() => {
  Reflect.deleteProperty(globalThis, CATALOG)
})

it('describes a version with its docs and sidebars', () => {
  const doc = { id: 'start', path: '/docs/start', title: 'Start', source: 'docs/start.md', sidebar: 'guides' }
  setCatalog({ 'en 1.0': { mainDocId: 'start', docs: [doc], sidebars: { guides: { items: [] } } } })
  expect(toGlobalVersion(version)).toMatchObject({
    name: '1.0',
    docs: [{ id: 'start', path: '/docs/start', sidebar: 'guides' }],
    mainDocId: 'start',
    sidebars: { guides: {} },
  })
  expect(toDocsVersion(version)).toMatchObject({
    pluginId: 'default',
    docs: { start: { id: 'start', title: 'Start' } },
    docsSidebars: { guides: [] },
  })
  expect(findGlobalDoc(version, 'start')?.path).toBe('/docs/start')
  expect(findGlobalDoc({ ...version, key: '2.0' }, 'start')).toBeUndefined()
})

it('describes a version without docs where there is no list of them', () => {
  expect(toGlobalVersion(version).label).toBe('Stable')
  expect(() => toGlobalVersion(version).sidebars).toThrow('docgen does not provide sidebars')
  expect(() => toDocsVersion(version).docsSidebars).toThrow('docgen does not provide docsSidebars')
})
