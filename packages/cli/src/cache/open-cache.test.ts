import { mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openCache } from './open-cache.js'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docgen-cache-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('keeps values over a restart', async () => {
  const first = openCache(folder)
  first.put('content:1', { parts: ['a'], n: 1 })
  await first.close()
  const second = openCache(folder)
  expect(second.get('content:1')).toEqual({ parts: ['a'], n: 1 })
  expect(second.get('content:2')).toBeUndefined()
  second.remove('content:1')
  await second.flush()
  expect(second.get('content:1')).toBeUndefined()
  await second.close()
})

it('begins anew when the store is damaged', async () => {
  writeFileSync(join(folder, 'store-4'), Buffer.alloc(40_000, 7))
  const cache = openCache(folder)
  cache.put('a', 1)
  await cache.flush()
  expect(cache.get('a')).toBe(1)
  await cache.close()
})

it('begins anew when the store is only part of itself', async () => {
  const first = openCache(folder)
  for (let index = 0; index < 200; index++) first.put(`a:${index}`, 'x'.repeat(5000))
  await first.close()
  truncateSync(join(folder, 'store-4'), Math.floor(statSync(join(folder, 'store-4')).size / 2 / 4096) * 4096)
  const second = openCache(folder)
  expect(second.get('a:199')).toBeUndefined()
  second.put('b', 1)
  await second.close()
})
