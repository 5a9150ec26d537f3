import { readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { listForeignReleases, nameRelease, readCurrent, removeOldReleases, switchCurrent } from './release-list.js'

const FILES = {
  '.docgen-deploy/record-1.json': '{}',
  '.docgen-deploy/record-2.json': '{}',
  '.docgen-deploy/record-3.json': '{}',
  'releases/1/a': '',
  'releases/2/a': '',
  'releases/mine/a': '',
}

it('switches the link, and reads it', () => {
  const folder = createTestFolder(FILES)
  expect(readCurrent(folder)).toEqual({ kind: 'missing' })
  switchCurrent(folder, '1')
  switchCurrent(folder, '2')
  expect(readlinkSync(join(folder, 'current'))).toBe(join('releases', '2'))
  expect(readCurrent(folder)).toEqual({ kind: 'release', release: '2' })
})

it.each(['releases/mine', 'releases', 'releases/1/a', '../1', 'nowhere', '/'])(
  'knows that %s is no release',
  (link) => {
    const folder = createTestFolder(FILES)
    symlinkSync(link, join(folder, 'current'))
    expect(readCurrent(folder)).toEqual({ kind: 'other' })
  },
)

it('removes releases when they have been replaced for long enough, and nothing of others', async () => {
  const folder = createTestFolder(FILES)
  const left = (): readonly string[] => readdirSync(join(folder, 'releases'))
  await removeOldReleases(folder, 0, 0)
  expect(left()).toHaveLength(3)
  switchCurrent(folder, '2')
  // The first call notes the time, and removes the record without a release.
  await removeOldReleases(folder, 1000, 0)
  expect(left()).toHaveLength(3)
  expect(readdirSync(join(folder, '.docgen-deploy')).sort()).toEqual([
    'record-1.json',
    'record-2.json',
    'releases.json',
  ])
  await removeOldReleases(folder, 1099, 100)
  expect(left()).toHaveLength(3)
  await removeOldReleases(folder, 1100, 100)
  expect(left()).toEqual(['2', 'mine'])
  expect(listForeignReleases(folder)).toEqual(['mine'])
  rmSync(join(folder, 'current'))
})

it('names releases by time, each differently', () => {
  const now = Date.UTC(2026, 10, 30, 20, 15, 0)
  expect(nameRelease(createTestFolder(), now)).toBe('20261130-201500')
  const folder = createTestFolder({ 'releases/20261130-201500/a': '', 'releases/20261130-201500-2/a': '' })
  expect(nameRelease(folder, now)).toBe('20261130-201500-3')
})
