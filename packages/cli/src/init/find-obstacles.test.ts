import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { findObstacles, isRefused } from './find-obstacles.js'

const PATHS = ['package.json', 'docs/index.md']
const find = (files: Readonly<Record<string, string>>, paths = PATHS) => {
  const [problem] = findObstacles(createTestFolder(files), paths)
  return problem && `${problem.code} ${problem.file}: ${problem.message}`
}

it('finds nothing in an empty folder, a missing one, and one with other files', () => {
  expect(find({})).toBeUndefined()
  expect(find({ 'README.md': '', 'docs/other.md': '' })).toBeUndefined()
  expect(findObstacles(join(createTestFolder(), 'new'), PATHS)).toEqual([])
})

it('names all files that are in the way, each once', () => {
  expect(find({ 'package.json': '', 'docs/index.md': '' })).toBe(
    'init-file-exists package.json: package.json and docs/index.md already exist, and docgen init overwrites nothing',
  )
  expect(find({ docs: '' })).toBe('init-file-exists docs: this file already exists, and docgen init overwrites nothing')
})

it('takes a broken link as a file', () => {
  const folder = createTestFolder()
  symlinkSync('gone', join(folder, 'package.json'))
  expect(findObstacles(folder, PATHS)).toMatchObject([{ file: 'package.json' }])
})

it('refuses a folder with a site', () => {
  expect(find({ 'docusaurus.config.ts': '', 'site.config.ts': '' })).toContain('docusaurus-site docusaurus.config.ts')
  expect(isRefused(createTestFolder({ 'site.config.ts': '' }))).toBe(true)
  expect(isRefused(createTestFolder({ 'package.json': '' }))).toBe(false)
  expect(findObstacles(join(createTestFolder({ file: '' }), 'file'), [])).toMatchObject([{ code: 'no-such-folder' }])
})
