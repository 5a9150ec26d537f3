import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { writeCreatingFolder, writeStaged } from './write-staged.js'

it('creates missing folders, and replaces files', () => {
  const path = join(createTestFolder(), 'a/b/c.html')
  writeStaged(path, 'one')
  writeStaged(path, Buffer.from('two'))
  expect(readFileSync(path, 'utf8')).toBe('two')
})

it('passes other errors on, and creates no folder for them', () => {
  const folder = createTestFolder({ file: '' })
  expect(() => writeStaged(join(folder, 'file/a.html'), 'x')).toThrow('ENOTDIR')
  const fail = (): never => {
    throw new Error('own')
  }
  expect(() => writeCreatingFolder(join(folder, 'new/a.html'), fail)).toThrow('own')
  expect(existsSync(join(folder, 'new'))).toBe(false)
})
