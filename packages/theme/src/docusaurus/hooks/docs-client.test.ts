import { afterEach, describe, expect, it } from 'vitest'
import { createDocsClient } from './docs-client.js'
import type { DocsClientVersion } from './version-lookup.js'

const version = (name: string, path: string, more: Partial<DocsClientVersion> = {}): DocsClientVersion => ({
  key: name,
  docs: 'default',
  locale: 'en',
  name,
  label: name,
  isLast: name === '1.0',
  path,
  banner: null,
  badge: true,
  noIndex: false,
  className: `docs-version-${name}`,
  ...more,
})

const facts = {
  defaultLocale: 'en',
  versions: [
    version('current', '/docs/next'),
    version('1.0', '/docs'),
    version('1.0', '/fr/docs', { locale: 'fr' }),
    version('current', '/api', { key: 'api/current', docs: 'api', isLast: true }),
  ],
}

it('describes the page it was created for', () => {
  const old = createDocsClient(facts, { language: null, version: 'current' })
  expect(old.useDocsVersion()).toMatchObject({ pluginId: 'default', version: 'current', isLast: false })
  expect(old.useDocsVersionCandidates().map(({ name }) => name)).toEqual(['current', '1.0'])
  expect(old.useActiveVersion('api')).toBeUndefined()
  expect(createDocsClient(facts, { language: 'fr', version: '1.0' }).useLatestVersion().path).toBe('/fr/docs')
  const api = createDocsClient(facts, { language: null, version: 'api/current' })
  expect(api.useActivePlugin()?.pluginId).toBe('api')
  expect(api.useActivePluginAndVersion()?.activeVersion.path).toBe('/api')
})

it('has no version on a page outside of docs', () => {
  const client = createDocsClient(facts, { language: null, version: '@pages/current' })
  expect(client.useActivePlugin()).toBeUndefined()
  expect(client.useActiveDocContext().activeVersion).toBeUndefined()
  expect(client.useLatestVersion().name).toBe('1.0')
  expect(() => client.useDocsVersion()).toThrow('only on pages of docs')
})

it('explains what to do instead, where it has no data', () => {
  // Tests that render components leave the document of the last one here.
  Reflect.deleteProperty(globalThis, Symbol.for('docgen.document'))
  const client = createDocsClient(facts, { language: null, version: '1.0' })
  const { activeVersion } = client.useActiveDocContext()
  expect(activeVersion?.name).toBe('1.0')
  expect(() => client.useActiveDocContext().activeDoc).toThrow('Browsers have no list of the documents')
  expect(() => client.useLatestVersion().docs).toThrow('docgen does not provide docs to components')
  expect(() => client.useDoc()).toThrow('docgen has no useDoc() for components')
  // `DocCardList` shows the cards of the page instead.
  expect(client.useCurrentSidebarCategory().items).toHaveLength(0)
  expect(() => client.useCurrentSidebarCategory().label).toThrow('docgen does not provide label to components')
  expect(() => client.useVersions('other')).toThrow('no docs folder has the id other; available: default, api')
  // Serialized or spread objects omit unknown fields.
  expect(JSON.parse(JSON.stringify(client.useLatestVersion()))).toEqual({
    name: '1.0',
    label: '1.0',
    isLast: true,
    path: '/docs',
    draftIds: [],
  })
})

describe('in a browser', () => {
  const client = createDocsClient(facts, { language: null, version: null })
  const goTo = (pathname: string) => Object.assign(globalThis, { document: {}, location: { pathname } })

  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'document')
    Reflect.deleteProperty(globalThis, 'location')
  })

  it('reads version and language from the URL', () => {
    goTo('/docs/next/page')
    expect(client.useActiveVersion()?.name).toBe('current')
    goTo('/fr/docs/page')
    expect(client.useVersions().map(({ path }) => path)).toEqual(['/fr/docs'])
    goTo('/docs-elsewhere')
    expect(client.useActiveVersion()).toBeUndefined()
  })
})
