import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { writeNewFiles } from './write-new-files.js'

it('writes files with their folders', () => {
  const folder = createTestFolder()
  expect(writeNewFiles(folder, new Map([['a/b/c.md', 'C\n']]))).toEqual([])
  expect(readFileSync(join(folder, 'a/b/c.md'), 'utf8')).toBe('C\n')
})

it('overwrites nothing, and then writes nothing', () => {
  const folder = createTestFolder({ 'b.md': 'mine' })
  symlinkSync('gone', join(folder, 'c.md'))
  const files = new Map([
    ['a.md', 'A'],
    ['b.md', 'B'],
    ['c.md', 'C'],
  ])
  expect(writeNewFiles(folder, files).map(({ code, file }) => [code, file])).toEqual([
    ['file-exists', 'b.md'],
    ['file-exists', 'c.md'],
  ])
  expect([existsSync(join(folder, 'a.md')), readFileSync(join(folder, 'b.md'), 'utf8')]).toEqual([false, 'mine'])
})

it('leaves no file behind if one cannot be written', () => {
  const folder = createTestFolder({ file: '' })
  const problems = writeNewFiles(
    folder,
    new Map([
      ['a.md', 'A'],
      ['file/b.md', 'B'],
    ]),
  )
  expect(problems).toMatchObject([{ code: 'unwritable-file', file: 'file/b.md' }])
  expect(existsSync(join(folder, 'a.md'))).toBe(false)
})
