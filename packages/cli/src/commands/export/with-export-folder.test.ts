import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { prepareOutput } from './with-export-folder.js'

it('creates the folders of what an export writes', () => {
  const folder = createTestFolder({ 'old.pdf': 'old' })
  expect(prepareOutput(join(folder, 'a/b'), 'folder')).toBeUndefined()
  expect(statSync(join(folder, 'a/b')).isDirectory()).toBe(true)
  expect(prepareOutput(join(folder, 'c/new.pdf'), 'file')).toBeUndefined()
  expect(existsSync(join(folder, 'c/new.pdf'))).toBe(false)
  expect(prepareOutput(join(folder, 'old.pdf'), 'file')).toBeUndefined()
})

it.each([
  ['archives in a file', 'taken', 'folder', 'a file exists where a folder is needed'],
  ['a PDF below a file', 'taken/docs.pdf', 'file', 'a file exists where a folder is needed'],
  ['a PDF in the place of a folder', 'folder', 'file', 'it is a folder'],
] as const)('reports %s', (_name, out, kind, reason) => {
  const folder = createTestFolder({ taken: 'text', 'folder/a.md': '' })
  const path = join(folder, out)
  expect(prepareOutput(path, kind)).toMatchObject({
    code: 'unwritable-output',
    message: `${path} could not be written: ${reason}`,
  })
})
