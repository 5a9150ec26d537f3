import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestCache } from '../cache/create-test-cache.js'
import { SEARCH_FOLDER } from '../plan/plan-search-facts.js'
import { createTestFolder } from '../read/create-test-folder.js'
import { rememberContent } from './content-cache.js'
import { createIndexBuilder } from './create-index-builder.js'
import type { IndexMessage } from './create-task-runner.js'
import type { IndexTask } from './index-task.js'
import { searchKey } from './search-record.js'
import { stageIndexes } from './stage-indexes.js'
import { TEST_CONTENT as content, TEST_FACTS as facts } from './test-content.js'

it('lists indexes in the order of their tasks, whichever thread builds them', async () => {
  const cache = createTestCache()
  const tasks = Array.from({ length: 9 }, (_, number): IndexTask => {
    const contentKey = `content ${number}`
    rememberContent(
      contentKey,
      { ...content, sections: [{ id: '', title: '', level: 1, text: `Word${number}.` }] },
      cache,
    )
    const search = { facts, key: searchKey(contentKey, facts) }
    return { pages: [{ contentKey, search }], language: 'en', base: '', contexts: [] }
  })
  const builder = await createIndexBuilder(['en'], cache)
  const stageDir = createTestFolder()
  const messages: IndexMessage[] = []
  const pool = {
    threads: 2,
    run: async () => [],
    stageIndex: async (message: IndexMessage) => {
      messages.push(message)
      return builder.createIndex(message.task).listing
    },
    close: async () => {},
  }
  const listings = await stageIndexes(tasks, { pool, stageDir }, { builder, cache })
  expect(listings.map(({ root }) => root)).toEqual(tasks.map((task) => builder.createIndex(task).listing.root))
  expect(messages.length).toBeGreaterThan(0)
  expect(messages.length).toBeLessThan(9)
  expect(messages[0]).toMatchObject({ stageDir, languages: ['en'], cacheDir: cache.folder })
  // This thread writes its own indexes.
  expect(readdirSync(join(stageDir, SEARCH_FOLDER)).length).toBeGreaterThan(0)
})
