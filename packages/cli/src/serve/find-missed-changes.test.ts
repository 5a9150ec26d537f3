import { chmodSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { findMissedChanges } from './find-missed-changes.js'

it('comes to an end among links that lead round in circles', () => {
  const siteDir = createTestFolder({ 'docs/a.md': '# A\n' })
  mkdirSync(join(siteDir, 'docs/one'))
  mkdirSync(join(siteDir, 'docs/two'))
  symlinkSync('itself.md', join(siteDir, 'docs/itself.md'))
  // Each alone would be an end after forty steps: two of them double the folders with each step.
  symlinkSync('.', join(siteDir, 'docs/here'))
  symlinkSync('..', join(siteDir, 'docs/above'))
  symlinkSync('../two', join(siteDir, 'docs/one/to-two'))
  symlinkSync('../one', join(siteDir, 'docs/two/to-one'))
  const { paths } = findMissedChanges({ siteDir, roots: [siteDir], isIgnored: () => false, since: 0 })
  expect([...paths].sort()).toEqual(['docs', 'docs/a.md', 'docs/one', 'docs/one/to-two', 'docs/two', 'docs/two/to-one'])
})

it('passes over a folder that it may not look into', () => {
  const siteDir = createTestFolder({ 'docs/a.md': '# A\n', 'docs/closed/b.md': '# B\n' })
  chmodSync(siteDir, 0o755)
  chmodSync(join(siteDir, 'docs/closed'), 0o000)
  onTestFinished(() => chmodSync(join(siteDir, 'docs/closed'), 0o755))
  // Whoever may do everything is somebody else for a moment.
  if (process.geteuid?.() === 0) {
    process.seteuid?.(65534)
    onTestFinished(() => process.seteuid?.(0))
  }
  const { paths } = findMissedChanges({ siteDir, roots: [siteDir], isIgnored: () => false, since: 0 })
  expect([...paths].sort()).toEqual(['docs', 'docs/a.md', 'docs/closed'])
})
