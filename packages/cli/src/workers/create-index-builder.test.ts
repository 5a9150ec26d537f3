import { expect, it } from 'vitest'
import { createTestCache } from '../cache/create-test-cache.js'
import { rememberContent } from './content-cache.js'
import { createIndexBuilder } from './create-index-builder.js'
import { knowsSearch, searchKey } from './search-record.js'
import { TEST_CONTENT as content, TEST_FACTS as facts } from './test-content.js'

const pageOf = (contentKey: string) => ({ contentKey, search: { facts, key: searchKey(contentKey, facts) } })
const taskOf = (...keys: readonly string[]) => ({ pages: keys.map(pageOf), language: 'en', base: '', contexts: [] })

it('lists the files of an index, and creates the same again from the cache', async () => {
  const cache = createTestCache()
  rememberContent('a', content, cache)
  rememberContent('b', { ...content, sections: [{ id: '', title: '', level: 1, text: 'Other.' }] }, cache)
  const first = (await createIndexBuilder(['en'], cache)).createIndex(taskOf('a', 'b'))
  expect(first.files.has(first.listing.root)).toBe(true)
  expect(first.listing.fragments.map(({ page, fragmentIndex }) => [page, fragmentIndex])).toEqual([
    [0, 0],
    [1, 0],
  ])
  for (const { hash, size } of first.listing.files) expect(Buffer.byteLength(first.files.get(hash) ?? '')).toBe(size)
  expect(knowsSearch(pageOf('a').search.key, cache)).toBe(true)
  const again = (await createIndexBuilder(['en'], cache)).createIndex(taskOf('a', 'b'))
  expect(again.listing).toEqual(first.listing)
})

it('creates a fragment of the size that it has listed', async () => {
  const cache = createTestCache()
  rememberContent('a', content, cache)
  const builder = await createIndexBuilder(['en'], cache)
  const [fragment] = builder.createIndex(taskOf('a')).listing.fragments
  const text = builder.createFragment(pageOf('a'), 0)
  expect(text).toContain('zebra')
  expect(Buffer.byteLength(text)).toBe(fragment?.size)
  expect(() => builder.createFragment(pageOf('a'), 1)).toThrow('search has no fragment 1 of the content a')
})

it('misses content that is not in the cache', async () => {
  const builder = await createIndexBuilder(['en'], createTestCache())
  expect(() => builder.createIndex(taskOf('none'))).toThrow('the content none')
})
