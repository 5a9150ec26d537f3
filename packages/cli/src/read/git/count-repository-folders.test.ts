import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../create-test-folder.js'
import {
  countFoldersAbove,
  countRepositoryFolders,
  isInRepository,
  listRepositoryFolders,
} from './count-repository-folders.js'

const count = (files: Readonly<Record<string, string>>): number =>
  countRepositoryFolders(join(createTestFolder({ 'a/site/docs/a.md': '', ...files }), 'a/site'))

it('counts the folders up to the repository, otherwise to the workspace', () => {
  expect(count({ '.git/HEAD': '' })).toBe(2)
  expect(count({ 'a/site/.git': '', '.git/HEAD': '' })).toBe(0)
  expect(count({ 'pnpm-workspace.yaml': '', 'a/package.json': '{}' })).toBe(2)
  expect(count({ 'a/package.json': '{ "workspaces": [] }' })).toBe(1)
  expect(count({ '.git/HEAD': '', 'a/package.json': '{ "workspaces": [] }' })).toBe(2)
  expect(count({ 'a/package.json': '{' })).toBe(0)
})

it('names these folders', () => {
  const folder = createTestFolder({ '.git/HEAD': '', 'a/site/docs/a.md': '' })
  expect(listRepositoryFolders(join(folder, 'a/site'))).toEqual(['a', 'site'])
  expect(listRepositoryFolders(folder)).toEqual([])
})

it.each([
  ['docs/a.md', 0],
  ['../a.md', 1],
  ['../../a/../b.md', 2],
  ['../..', 2],
  ['..a/b.md', 0],
])('%s begins %d folders above the site', (path, folders) => {
  expect(countFoldersAbove(path)).toBe(folders)
  expect([isInRepository(path, folders), isInRepository(path, folders - 1)]).toEqual([true, false])
})
