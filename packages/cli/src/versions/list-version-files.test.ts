import { expect, it } from 'vitest'
import { createTestConfig } from '../graph/create-test-graph.js'
import { createTestFolder } from '../read/create-test-folder.js'
import { listVersionFiles, listVersionPaths } from './list-version-files.js'

const config = createTestConfig({ i18n: { locales: ['en', 'de'] } })
const [collection] = config.collections
if (!collection) throw new Error('the test has no docs')

it('lists docs, local API descriptions and translations, each target once', () => {
  const siteDir = createTestFolder({
    'docs/a/b.md': '',
    'docs/api.yaml': '',
    'docs/.hidden': '',
    'i18n/de/docs/current/a/b.md': '',
    'i18n/de/sidebars/current.json': '{}',
  })
  const part = (path: string) => ({ path, text: '', hash: '' })
  const api = (version: string, ...paths: readonly string[]) => ({
    path: paths[0] ?? '',
    version,
    routeBase: '/api',
    document: {},
    files: paths.map(part),
  })
  const apis = [api('current', 'openapi.yaml', 'https://a.example/x.yaml'), api('1.0', 'old.yaml')]
  expect(listVersionFiles(siteDir, { name: '2.0', collection }, config, apis)).toEqual([
    { from: 'docs/a/b.md', to: 'versioned_docs/version-2.0/a/b.md' },
    { from: 'docs/api.yaml', to: 'versioned_docs/version-2.0/api.yaml' },
    { from: 'openapi.yaml', to: 'versioned_docs/version-2.0/openapi.yaml' },
    { from: 'i18n/de/docs/current/a/b.md', to: 'i18n/de/docs/version-2.0/a/b.md' },
    { from: 'i18n/de/sidebars/current.json', to: 'i18n/de/sidebars/version-2.0.json' },
  ])
})

it('names everything that belongs to a version, whether or not it exists', () => {
  expect(listVersionPaths({ name: '2.0', collection: { ...collection, id: 'community' } }, config)).toEqual([
    'community_versioned_docs/version-2.0',
    'community_versioned_sidebars/version-2.0-sidebars.json',
    'i18n/en/docs-community/version-2.0',
    'i18n/en/sidebars-community/version-2.0.json',
    'i18n/de/docs-community/version-2.0',
    'i18n/de/sidebars-community/version-2.0.json',
  ])
})
