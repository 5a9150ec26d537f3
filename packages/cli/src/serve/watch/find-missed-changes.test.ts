import { chmodSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { findMissedChanges } from './find-missed-changes.js'

it('terminates with circular symbolic links', () => {
  const siteDir = createTestFolder({ 'docs/a.md': '# A\n' })
  mkdirSync(join(siteDir, 'docs/one'))
  mkdirSync(join(siteDir, 'docs/two'))
  symlinkSync('itself.md', join(siteDir, 'docs/itself.md'))
  // One alone would end after forty levels; two of them double the folders with each level.
  symlinkSync('.', join(siteDir, 'docs/here'))
  symlinkSync('..', join(siteDir, 'docs/above'))
  symlinkSync('../two', join(siteDir, 'docs/one/to-two'))
  symlinkSync('../one', join(siteDir, 'docs/two/to-one'))
  const { paths } = findMissedChanges({ siteDir, roots: [siteDir], isIgnored: () => false, since: 0 })
  expect([...paths].sort()).toEqual(['docs', 'docs/a.md', 'docs/one', 'docs/one/to-two', 'docs/two', 'docs/two/to-one'])
})

it('skips a folder without read permission', () => {
  const siteDir = createTestFolder({ 'docs/a.md': '# A\n', 'docs/closed/b.md': '# B\n' })
  chmodSync(siteDir, 0o755)
  chmodSync(join(siteDir, 'docs/closed'), 0o000)
  onTestFinished(() => chmodSync(join(siteDir, 'docs/closed'), 0o755))
  // Root ignores permissions, so switch to another user for a moment.
  if (process.geteuid?.() === 0) {
    process.seteuid?.(65534)
    onTestFinished(() => process.seteuid?.(0))
  }
  const { paths } = findMissedChanges({ siteDir, roots: [siteDir], isIgnored: () => false, since: 0 })
  expect([...paths].sort()).toEqual(['docs', 'docs/a.md', 'docs/closed'])
})
