import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isCacheGap } from '../cache/cache-folder.js'
import { type Cache, openCache } from '../cache/open-cache.js'
import { searchFile } from '../plan/plan-search-facts.js'
import { createTestFolder } from '../read/create-test-folder.js'
import { rememberContent } from './content-cache.js'
import { type BatchMessage, createTaskRunner } from './create-task-runner.js'
import type { PageResult } from './page-task.js'
import { searchKey } from './search-record.js'
import { TEST_CONTENT, TEST_FACTS } from './test-content.js'

/** Opens a runner whose pages are built by a function, and a message without pages. */
function open(build: (file: string, cache: Cache) => Promise<void> = async () => {}) {
  const folder = createTestFolder({
    'one.json': '{ "name": "one" }',
    'two.json': '{ "name": "two" }',
    'cache/.keep': '',
  })
  const setups: unknown[] = []
  const runner = createTaskRunner(async (setup, cache) => {
    setups.push(setup)
    const buildPage = async ({
      page,
    }: {
      readonly page: { readonly file: string }
    }): Promise<Pick<PageResult, 'file'>> => {
      await build(page.file, cache)
      return { file: page.file }
    }
    return buildPage as never
  })
  const message = (setup: string, ...files: readonly string[]): BatchMessage => ({
    cacheDir: join(folder, 'cache'),
    isCachePersistent: true,
    stageDir: join(folder, 'stage'),
    setupFile: join(folder, `${setup}.json`),
    tasks: files.map((file) => ({ page: { file } })) as never,
  })
  return { ...runner, folder, setups, message }
}

it('builds the pages of a batch in order, with the setup of the file', async () => {
  const { runBatch, setups, message } = open()
  expect(await runBatch(message('one', 'a', 'b'))).toEqual([{ file: 'a' }, { file: 'b' }])
  expect(setups).toEqual([{ name: 'one' }])
  expect(await runBatch(message('one'))).toEqual([])
})

it('prepares a setup once for many batches, and again for another one', async () => {
  const { runBatch, setups, message } = open()
  await Promise.all([runBatch(message('one', 'a')), runBatch(message('one', 'b'))])
  expect(setups).toEqual([{ name: 'one' }])
  await runBatch(message('two', 'a'))
  expect(setups).toEqual([{ name: 'one' }, { name: 'two' }])
})

it('begins a batch once the one before is done, also if that has failed', async () => {
  const events: string[] = []
  const { runBatch, message } = open(async (file) => {
    events.push(`${file} begins`)
    await new Promise((resolve) => setImmediate(resolve))
    events.push(`${file} ends`)
    if (file === 'a') throw new Error('no page')
  })
  const batches = await Promise.allSettled([runBatch(message('one', 'a')), runBatch(message('one', 'b'))])
  expect(batches).toMatchObject([
    { status: 'rejected', reason: { message: 'no page' } },
    { status: 'fulfilled', value: [{ file: 'b' }] },
  ])
  expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
})

it('writes the cache after the last queued batch', async () => {
  const { runBatch, folder, message } = open(async (file, cache) => cache.put(file, 'result'))
  const other = (): Cache => openCache(join(folder, 'cache'))
  const read = (key: string): unknown => {
    const cache = other()
    try {
      return cache.get(key)
    } finally {
      cache.close()
    }
  }
  const [first, second] = [runBatch(message('one', 'a')), runBatch(message('one', 'b'))]
  await first
  expect(read('a')).toBeUndefined()
  await second
  expect([read('a'), read('b')]).toEqual(['result', 'result'])
})

it('reports a cache that it cannot write, because other threads miss its results', async () => {
  const { runBatch, folder, message } = open(async (file, cache) => cache.put(file, 'result'))
  await runBatch(message('one'))
  rmSync(join(folder, 'cache'), { recursive: true })
  writeFileSync(join(folder, 'cache'), 'a file')
  const error = await runBatch(message('one', 'a')).catch((reason: unknown) => reason)
  expect(isCacheGap(error)).toBe(true)
})

it('writes the files of an index from the terms that other threads have indexed', async () => {
  const { runIndex, folder, message } = open()
  mkdirSync(join(folder, 'stage'))
  const key = searchKey('k', TEST_FACTS)
  const task = {
    pages: [{ contentKey: 'k', search: { facts: TEST_FACTS, key } }],
    language: 'en',
    base: '',
    contexts: [],
  }
  const { cacheDir, isCachePersistent, stageDir } = message('one')
  const index = { cacheDir, isCachePersistent, stageDir, task, languages: ['en'] }
  await expect(runIndex(index)).rejects.toThrow('the content k')
  const other = openCache(cacheDir)
  rememberContent('k', TEST_CONTENT, other)
  other.close()
  const { root, files } = await runIndex(index)
  expect(files.length).toBeGreaterThan(0)
  expect(readFileSync(join(stageDir, searchFile(root)), 'utf8').length).toBeGreaterThan(0)
})
