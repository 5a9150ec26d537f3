import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { writeDiff } from './write-diff.js'

it('writes a diff that Git applies', async () => {
  const folder = createTestFolder({ 'docs/a.md': 'a\n', 'docs/b c.md': 'b\n' })
  const diff = await writeDiff([
    { before: { path: 'docs/a.md', text: 'a\n' }, after: { path: 'docs/a.md', text: 'A\n' }, rules: [] },
    { before: { path: 'docs/b c.md', text: 'b\n' }, after: { path: 'd/e.md', text: 'b\n' }, rules: [] },
  ])
  expect(diff).toContain('-a\n+A\n')
  execFileSync('git', ['apply'], { cwd: folder, input: diff ?? '' })
  expect(readFileSync(join(folder, 'docs/a.md'), 'utf8')).toBe('A\n')
  expect(readFileSync(join(folder, 'd/e.md'), 'utf8')).toBe('b\n')
  expect(await writeDiff([])).toBe('')
})
