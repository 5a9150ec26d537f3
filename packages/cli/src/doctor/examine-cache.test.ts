import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openCache, STORE_NAME } from '../cache/open-cache.js'
import { createTestFolder } from '../read/create-test-folder.js'
import { examineCache } from './examine-cache.js'

it('counts the values of a cache, and those that cannot be read back', () => {
  const siteDir = createTestFolder()
  expect(examineCache(siteDir)).toMatchObject({ state: 'none', entries: 0 })
  const folder = join(siteDir, '.docgen/cache')
  const cache = openCache(folder)
  cache.putText('a', 'first value')
  cache.putText('b', 'second value')
  cache.close()
  expect(examineCache(siteDir)).toMatchObject({ state: 'readable', entries: 2, broken: 0, checked: 2 })
  const store = join(folder, STORE_NAME)
  const pack = readdirSync(store).find((name) => name.endsWith('.pack')) ?? ''
  const bytes = readFileSync(join(store, pack))
  bytes[2] = 0
  writeFileSync(join(store, pack), bytes)
  expect(examineCache(siteDir)).toMatchObject({ state: 'damaged', entries: 2, broken: 1 })
})

it('reports a cache that is a file', () => {
  const siteDir = createTestFolder({ [`.docgen/cache/${STORE_NAME}`]: '' })
  expect(examineCache(siteDir).state).toBe('unreadable')
})
