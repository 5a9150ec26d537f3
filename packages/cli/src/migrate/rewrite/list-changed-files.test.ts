import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { gitEnvironment } from '../../read/git/run-git.js'
import { listChangedFiles } from './list-changed-files.js'

it('lists changed, deleted and new files with their last commit, without those of builds', async () => {
  const folder = createTestFolder({ 'ä.md': 'a', 'b.md': 'b', 'c.md': 'c' })
  expect(await listChangedFiles(folder)).toBeUndefined()
  const git = (...args: readonly string[]): void =>
    void execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
      cwd: folder,
      env: gitEnvironment(),
      stdio: 'ignore',
    })
  git('init')
  git('add', '.')
  git('commit', '--no-gpg-sign', '-m', 'Start')
  expect(await listChangedFiles(folder)).toEqual([])
  rmSync(join(folder, 'b.md'))
  for (const name of ['ä.md', 'new.md', 'a.md.docgen-partial', 'package.json']) writeFileSync(join(folder, name), 'x')
  expect(await listChangedFiles(folder)).toEqual([
    { path: 'b.md', isDeleted: true, committed: 'b' },
    { path: 'ä.md', isDeleted: false, committed: 'a' },
    { path: 'new.md', isDeleted: false, committed: undefined },
  ])
})
