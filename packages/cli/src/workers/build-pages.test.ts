import { expect, it } from 'vitest'
import { createTestCache } from '../cache/create-test-cache.js'
import { createTestFolder } from '../read/create-test-folder.js'
import { buildPages } from './build-pages.js'

it('loads nothing where there is nothing to build', async () => {
  const setup = {} as never
  const options = { setup, cache: createTestCache(), stageDir: createTestFolder(), workers: 8, onProgress: () => {} }
  expect(await buildPages({ ...options, tasks: [] })).toEqual([])
})
