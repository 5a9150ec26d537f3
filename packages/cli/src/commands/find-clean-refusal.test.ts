import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { findCleanRefusal } from './find-clean-refusal.js'

function createSite(): string {
  const siteDir = createTestFolder()
  mkdirSync(join(siteDir, 'empty'))
  mkdirSync(join(siteDir, 'photos'))
  writeFileSync(join(siteDir, 'photos/cat.jpg'), '')
  writeFileSync(join(siteDir, 'file'), '')
  return siteDir
}

it.each(['dist', 'empty', 'a/b/c'])('allows a build to write to %s', (folder) => {
  const siteDir = createSite()
  expect(findCleanRefusal(siteDir, join(siteDir, folder))).toBeUndefined()
})

it.each([
  ['photos', /photos holds files that docgen did not make/],
  ['file', /file is a file, not a folder$/],
  ['.', /holds the site itself$/],
  ['..', /holds the site itself$/],
])('rejects %s as output folder', (folder, message) => {
  const siteDir = createSite()
  expect(findCleanRefusal(siteDir, join(siteDir, folder))?.message.replace(siteDir, '')).toMatch(message)
})

it('requires an existing site folder', () => {
  const siteDir = createSite()
  expect(findCleanRefusal(join(siteDir, 'gone'), join(siteDir, 'dist'))?.message).toMatch(/^folder .* not found/)
  expect(findCleanRefusal(join(siteDir, 'file'), join(siteDir, 'dist'))?.message).toMatch(/is a file, not a folder$/)
})
