import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { gitEnvironment } from '../../read/git/run-git.js'
import { applyRewrites } from './apply-rewrites.js'
import type { ContentRule } from './content-rule.js'
import { planRewrites } from './plan-rewrites.js'
import { listRewrites } from './rewrite-files.js'

const rules: readonly ContentRule[] = [
  {
    name: 'rename',
    paths: ['docs/a.txt', 'docs/b.txt'],
    rewrite: ({ path, text }) =>
      path.endsWith('.txt') ? { path: path.replace('.txt', '.md'), text: `# ${text}` } : { path, text },
  },
]

const plan = (siteDir: string, more: object = {}) =>
  planRewrites({
    siteDir,
    rules,
    rewrites: listRewrites(siteDir, rules),
    isForced: false,
    created: ['report.md'],
    ...more,
  })
const FILES = { 'site/docs/a.txt': 'A', 'site/docs/b.txt': 'B', 'other.md': 'x' }

/** A site in a folder of a repository. */
function createSite(): { readonly root: string; readonly siteDir: string } {
  const root = createTestFolder(FILES)
  const git = (...args: readonly string[]): void =>
    void execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
      cwd: root,
      env: gitEnvironment(),
      stdio: 'ignore',
    })
  git('init')
  git('add', '.')
  git('commit', '--no-gpg-sign', '-m', 'Start')
  return { root, siteDir: join(root, 'site') }
}

it('needs a repository without changes in the folder, or --force', async () => {
  const outside = join(createTestFolder(FILES), 'site')
  expect((await plan(outside)).diagnostics).toMatchObject([{ code: 'uncommitted-changes' }])
  expect((await plan(outside, { isForced: true })).value).toHaveLength(2)
  const { root, siteDir } = createSite()
  for (const name of ['other.md', 'site/report.md', 'site/package-lock.json']) writeFileSync(join(root, name), 'new')
  expect((await plan(siteDir)).value).toHaveLength(2)
  writeFileSync(join(siteDir, 'docs/b.txt'), 'mine')
  const dirty = await plan(siteDir)
  expect([dirty.value, dirty.diagnostics]).toMatchObject([
    undefined,
    [{ code: 'uncommitted-changes', file: 'docs/b.txt' }],
  ])
  expect((await plan(siteDir, { isForced: true })).value?.[1]?.after.text).toBe('# mine')
})

it('accepts the changes of a run that was killed', async () => {
  const { siteDir } = createSite()
  const [first, second] = (await plan(siteDir)).value ?? []
  if (!first || !second) throw new Error('both files change')
  applyRewrites(siteDir, [first])
  // Killed before it removed the old file.
  writeFileSync(join(siteDir, second.after.path), second.after.text)
  expect((await plan(siteDir)).value).toEqual([second])
  writeFileSync(join(siteDir, first.after.path), '# Edited')
  expect((await plan(siteDir)).diagnostics).toMatchObject([{ code: 'uncommitted-changes', file: 'docs/a.txt' }])
})

it('refuses to overwrite a file, even with --force', async () => {
  const { siteDir } = createSite()
  writeFileSync(join(siteDir, 'docs/a.md'), 'other')
  expect((await plan(siteDir, { isForced: true })).diagnostics).toMatchObject([
    { code: 'file-exists', file: 'docs/a.md' },
  ])
})

it('has nothing to undo without conversions', async () => {
  const folder = createTestFolder({ 'a.md': 'x' })
  expect(await plan(folder)).toEqual({ value: [], diagnostics: [] })
  rmSync(join(folder, 'a.md'))
})
