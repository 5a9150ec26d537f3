import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { applyRewrites } from './apply-rewrites.js'

const rewrite = (from: string, to: string, text: string) => ({
  before: { path: from, text: 'old' },
  after: { path: to, text },
  rules: ['a'],
})

it('writes files, and moves those with another path', () => {
  const folder = createTestFolder({ 'a.md': 'old', 'b.md': 'old' })
  expect(applyRewrites(folder, [rewrite('a.md', 'a.md', 'new'), rewrite('b.md', 'c/d.md', 'old')])).toBeUndefined()
  expect(readFileSync(join(folder, 'a.md'), 'utf8')).toBe('new')
  expect(readdirSync(folder, { recursive: true }).map(String).sort()).toEqual(['a.md', 'c', join('c', 'd.md')])
})

it('keeps a file whose target cannot be written', () => {
  const folder = createTestFolder({ 'a.md': 'old', c: '' })
  expect(applyRewrites(folder, [rewrite('a.md', 'c/a.md', 'new')])).toMatchObject({ code: 'unwritable-file' })
  expect(readFileSync(join(folder, 'a.md'), 'utf8')).toBe('old')
})
