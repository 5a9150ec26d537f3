import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type Cache, openCache } from './open-cache.js'

/** Opens a cache that is deleted when the test ends. */
export function createTestCache(): Cache {
  const folder = mkdtempSync(join(tmpdir(), 'docgen-cache-'))
  const cache = openCache(folder)
  onTestFinished(() => {
    cache.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return cache
}
