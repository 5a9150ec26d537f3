import { expect, it } from 'vitest'
import { createTestCache } from '../../cache/create-test-cache.js'
import { createMemo } from '../../cache/memo.js'
import { createTestConfig, createTestGraph } from '../../graph/create-test-graph.js'
import { SEARCH_MANIFEST_FILE } from '../../search/search-manifest.js'
import { rememberContent } from '../../workers/content-cache.js'
import { searchKey } from '../../workers/search-record.js'
import { TEST_CONTENT as content, TEST_FACTS } from '../../workers/test-content.js'
import { createFinishedPage } from '../create-finished-page.js'
import { createSearchFiles } from './create-search-files.js'

const facts = { ...TEST_FACTS, url: '/a', breadcrumbs: [] }

async function create(search: object, cache = createTestCache()) {
  rememberContent('k', content, cache)
  const config = createTestConfig({ search })
  const { editions } = createTestGraph({ docs: { 'a.md': {} } }).value
  const files = await createSearchFiles({
    config,
    editions,
    builtPages: [createFinishedPage({}, { contentKey: 'k', search: { facts, key: searchKey('k', facts) } })],
    memo: createMemo({ cache }),
    cache,
    client: {
      searchWorker: { file: 'assets/search-worker.js', bytes: 'worker' },
      searchPage: { file: 'assets/search.js', bytes: 'page' },
      findSearchLanguage: () => undefined,
    },
  })
  return files.map((file) => ({
    file: file.file,
    text: String('create' in file ? file.create() : 'bytes' in file && file.bytes),
  }))
}

it('creates no files without search', async () => {
  expect(await create({ enabled: false })).toEqual([])
})

it('lists scripts, manifest and index; the manifest of one index contains its start', async () => {
  const files = await create({})
  expect(files.slice(0, 2).map(({ text }) => text)).toEqual(['worker', 'page'])
  const manifest = files.find(({ file }) => file === SEARCH_MANIFEST_FILE)?.text ?? ''
  expect(JSON.parse(manifest).indexes).toMatchObject([
    { locale: 'en', version: '', text: expect.stringContaining('Plans') },
  ])
  expect(files.some(({ text }) => text.includes('zebra'))).toBe(true)
})

it('creates the same files from the list in the cache', async () => {
  const cache = createTestCache()
  expect(await create({}, cache)).toEqual(await create({}, cache))
})
