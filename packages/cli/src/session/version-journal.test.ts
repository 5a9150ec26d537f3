import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import {
  announceChange,
  endChange,
  finishKilledChange,
  lockVersions,
  recoverChange,
  removePaths,
  writeVersionList,
} from './version-journal.js'

const change = { name: '1.0', docs: 'default', paths: ['versioned_docs/version-1.0', 'versioned_sidebars/1.0.json'] }
const files = { 'versioned_docs/version-1.0/a.md': '', 'versioned_sidebars/1.0.json': '[]' }

it('removes the files of a version that a killed cut did not list', () => {
  const siteDir = createTestFolder(files)
  announceChange(siteDir, change)
  recoverChange(siteDir)
  expect(existsSync(join(siteDir, 'versioned_docs'))).toBe(false)
  expect(existsSync(join(siteDir, '.docgen/version-change.json'))).toBe(false)
})

it.each([
  ['a version that is listed', '["1.0"]'],
  ['a version, if the list cannot be read', '["1.0"'],
])('keeps the files of %s', (_what, list) => {
  const siteDir = createTestFolder({ ...files, 'versions.json': list })
  announceChange(siteDir, change)
  recoverChange(siteDir)
  expect(existsSync(join(siteDir, 'versioned_docs/version-1.0/a.md'))).toBe(true)
})

it('ignores a damaged record, and one that has ended', () => {
  const siteDir = createTestFolder({ ...files, '.docgen/version-change.json': '{ "name": 1 }' })
  recoverChange(siteDir)
  announceChange(siteDir, change)
  endChange(siteDir)
  recoverChange(siteDir)
  expect(existsSync(join(siteDir, 'versioned_docs/version-1.0/a.md'))).toBe(true)
})

it('writes short lists on one line, long ones on several, and none without versions', () => {
  const siteDir = createTestFolder()
  const read = (): string => readFileSync(join(siteDir, 'versions.json'), 'utf8')
  writeVersionList(siteDir, 'default', ['2.0', '1.0'])
  expect(read()).toBe('["2.0", "1.0"]\n')
  const names = Array.from({ length: 12 }, (_, index) => `version-${index}`)
  writeVersionList(siteDir, 'default', names)
  expect(read()).toBe(`${JSON.stringify(names, null, 2)}\n`)
  writeVersionList(siteDir, 'default', [])
  expect(existsSync(join(siteDir, 'versions.json'))).toBe(false)
})

it('removes folders that become empty, and no others', () => {
  const siteDir = createTestFolder({ 'a/b/one.md': '', 'c/one.md': '', 'c/two.md': '' })
  removePaths(siteDir, ['a/b/one.md', 'c/one.md', 'none/x.md'])
  expect(['a', 'a/b', 'c/two.md'].map((path) => existsSync(join(siteDir, path)))).toEqual([true, false, true])
})

it('does not recover while another process holds the lock', async () => {
  const siteDir = createTestFolder(files)
  announceChange(siteDir, change)
  const lock = await lockVersions(createTestFolder(), {})
  if (!('release' in lock)) throw new Error('the lock is taken')
  lock.release()
  await finishKilledChange(siteDir)
  expect(existsSync(join(siteDir, 'versioned_docs'))).toBe(false)
  await finishKilledChange(siteDir)
})
