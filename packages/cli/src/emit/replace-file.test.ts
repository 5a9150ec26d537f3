import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { replaceFile } from './replace-file.js'

it('replaces a file and leaves nothing else', () => {
  const folder = createTestFolder({ 'a.md': 'old' })
  expect(replaceFile(folder, 'a.md', 'new')).toBeUndefined()
  expect(readFileSync(join(folder, 'a.md'), 'utf8')).toBe('new')
  expect(readdirSync(folder)).toEqual(['a.md'])
})

it('creates a file in a folder that does not exist yet', () => {
  const folder = createTestFolder()
  expect(replaceFile(folder, 'a/b.md', 'new')).toBeUndefined()
  expect(readFileSync(join(folder, 'a/b.md'), 'utf8')).toBe('new')
})

it.skipIf(process.platform === 'win32')('keeps symbolic links, and the permissions of the file', () => {
  const folder = createTestFolder({ 'a.md': 'old' })
  chmodSync(join(folder, 'a.md'), 0o744)
  symlinkSync('a.md', join(folder, 'link.md'))
  expect(replaceFile(folder, 'link.md', 'new')).toBeUndefined()
  expect(readFileSync(join(folder, 'a.md'), 'utf8')).toBe('new')
  expect(statSync(join(folder, 'a.md')).mode & 0o777).toBe(0o744)
})

it('reports a file that cannot be written, and leaves nothing behind', () => {
  const folder = createTestFolder({ a: '' })
  const message = 'this file could not be written: a file exists where a folder is needed'
  expect(replaceFile(folder, 'a/b.md', '')).toMatchObject({ code: 'unwritable-file', file: 'a/b.md', message })
  mkdirSync(join(folder, 'c.md'))
  expect(replaceFile(folder, 'c.md', '')).toMatchObject({ code: 'unwritable-file', file: 'c.md' })
  expect(readdirSync(folder).sort()).toEqual(['a', 'c.md'])
})
