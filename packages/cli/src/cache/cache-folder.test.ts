import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { cacheFolder, createCacheGap, isCacheGap, temporaryCacheFolder } from './cache-folder.js'

it('creates the folder of a cache', () => {
  const siteDir = createTestFolder()
  expect(existsSync(join(siteDir, cacheFolder(siteDir)))).toBe(true)
  expect(cacheFolder(siteDir)).toBe('.docgen/cache')
})

it('chooses a temporary folder if a file is in the way', () => {
  expect(cacheFolder(createTestFolder({ '.docgen': '' }))).toBe(temporaryCacheFolder())
})

it('recognizes a cache gap by the message that threads keep', () => {
  const { message } = createCacheGap('a page')
  expect([isCacheGap(new Error(message)), isCacheGap(new Error('the disk is full')), isCacheGap(message)]).toEqual([
    true,
    false,
    false,
  ])
})
