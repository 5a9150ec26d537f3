import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { findModeConflict } from './find-mode-conflict.js'

/** A folder with one release. */
function createReleases(): string {
  const folder = createTestFolder({ '.docgen-deploy/record-1.json': '{}', 'releases/1/index.html': '' })
  symlinkSync('releases/1', join(folder, 'current'))
  return folder
}

it('accepts new folders, and folders of the same kind', () => {
  const single = createTestFolder({ '.docgen-deploy/record.json': '{}' })
  const cases = [
    [join(single, 'new'), false],
    [join(single, 'new'), true],
    [single, false],
    [createReleases(), true],
  ] as const
  expect(cases.map(([folder, isAtomic]) => findModeConflict(folder, isAtomic))).toEqual(cases.map(() => undefined))
})

it('accepts a link that belongs to no releases', () => {
  const folder = createTestFolder({ 'releases/1/index.html': '' })
  symlinkSync('releases/1', join(folder, 'current'))
  expect(findModeConflict(join(folder, 'current'), false)).toBeUndefined()
})

it('rejects folders of the other kind', () => {
  const single = createTestFolder({ '.docgen-deploy/record.json': '{}' })
  expect(findModeConflict(single, true)?.message).toBe(`${single} contains a site that was deployed without --atomic`)
  expect(findModeConflict(createReleases(), false)?.hint).toBe('Add --atomic, or choose a new folder')
})

it.each(['current', 'releases', 'releases/1'])('rejects %s, which only changes as a whole', (path) => {
  const folder = createReleases()
  for (const isAtomic of [true, false])
    expect(findModeConflict(join(folder, path), isAtomic)).toEqual({
      code: 'invalid-target',
      severity: 'error',
      message: `${join(folder, path)} belongs to the releases of ${folder}, which only change as a whole`,
      hint: `Write docgen deploy ${folder} --atomic`,
    })
})
