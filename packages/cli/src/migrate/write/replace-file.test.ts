import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { hasText, replaceFile } from './replace-file.js'

it('replaces a file and leaves nothing else', () => {
  const folder = createTestFolder({ 'a.md': 'old' })
  expect(replaceFile(folder, 'a.md', 'new')).toBeUndefined()
  expect(readFileSync(join(folder, 'a.md'), 'utf8')).toBe('new')
  expect(readdirSync(folder).sort()).toEqual(['a.md'])
  expect([hasText(folder, 'a.md', 'new'), hasText(folder, 'a.md', 'old'), hasText(folder, 'b', '')]).toEqual([
    true,
    false,
    false,
  ])
})

it('reports a file that cannot be written', () => {
  const folder = createTestFolder({ a: '' })
  expect(replaceFile(folder, 'a/b.md', '')).toMatchObject({ code: 'unwritable-file', file: 'a/b.md' })
})
