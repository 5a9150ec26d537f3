import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { createTestRepository } from '../../read/git/create-test-repository.js'
import { readGit } from '../../read/git/run-git.js'
import { openBase } from './open-base.js'

it('names no base without a request', async () => {
  expect(await openBase({ siteDir: '/' })).toEqual({ value: undefined, diagnostics: [] })
})

it('opens a file as a description and a folder as a site', async () => {
  const folder = createTestFolder({ 'api.yaml': '' })
  const open = async (base: string) => (await openBase({ siteDir: folder, base })).value
  expect(await open(folder)).toMatchObject({ name: folder, siteDir: folder })
  expect(await open(join(folder, 'api.yaml'))).toMatchObject({ file: join(folder, 'api.yaml') })
  const { value, diagnostics } = await openBase({ siteDir: folder, base: join(folder, 'gone') })
  expect(value).toBeUndefined()
  expect(diagnostics).toMatchObject([{ code: 'no-base', hint: 'Correct the path of --base' }])
})

it('checks out a commit next to the site, and removes it again', async () => {
  const root = await createTestRepository({ 'site/a.md': 'committed' })
  const siteDir = join(root, 'site')
  const { value } = await openBase({ siteDir, since: 'HEAD' })
  if (value?.siteDir === undefined) throw new Error('the base could not be opened')
  expect(readFileSync(join(value.siteDir, 'a.md'), 'utf8')).toBe('committed')
  expect(value).toMatchObject({ name: 'HEAD', commit: expect.stringMatching(/^[\da-f]{40}$/) })
  await value.close()
  expect(existsSync(value.siteDir)).toBe(false)
  expect((await readGit(root, ['worktree', 'list'])).trim().split('\n')).toHaveLength(1)
})

it('reports an unknown reference, and a folder without a repository', async () => {
  const siteDir = await createTestRepository({ 'a.md': '' })
  expect((await openBase({ siteDir, since: '--all' })).diagnostics).toMatchObject([
    { message: 'Git does not know "--all"' },
  ])
  expect((await openBase({ siteDir: createTestFolder(), since: 'HEAD' })).diagnostics).toMatchObject([
    { code: 'no-base', hint: 'The site must be in a Git repository' },
  ])
})
