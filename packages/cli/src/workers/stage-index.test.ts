import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { SEARCH_FOLDER, searchFile } from '../plan/plan-search-facts.js'
import { createTestFolder } from '../read/create-test-folder.js'
import { stageIndex } from './stage-index.js'

const [FIRST, SECOND] = ['a'.repeat(32), 'b'.repeat(32)]
const listing = { root: FIRST, files: [], fragments: [] }
const builder = {
  createIndex: () => ({
    listing,
    files: new Map([
      [FIRST, 'first'],
      [SECOND, 'second'],
    ]),
  }),
  createFragment: () => '',
}
const task = { pages: [], language: 'en', base: '', contexts: [] }

it('writes the files of an index, and keeps those that another index has written', () => {
  const stageDir = createTestFolder({ [searchFile(FIRST)]: 'staged' })
  expect(stageIndex(task, builder, stageDir)).toBe(listing)
  expect(readdirSync(join(stageDir, SEARCH_FOLDER))).toHaveLength(2)
  expect(readFileSync(join(stageDir, searchFile(FIRST)), 'utf8')).toBe('staged')
  expect(readFileSync(join(stageDir, searchFile(SECOND)), 'utf8')).toBe('second')
  writeFileSync(join(stageDir, searchFile(SECOND)), 'other')
  stageIndex(task, builder, stageDir)
  expect(readFileSync(join(stageDir, searchFile(SECOND)), 'utf8')).toBe('other')
})
