import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { commitAll, createTestRepository } from '../../read/git/create-test-repository.js'
import { readGit } from '../../read/git/run-git.js'
import { readRepository } from './read-repository.js'

it('lists files of the whole repository and what has changed since a commit', async () => {
  const root = await createTestRepository({
    'site/docs/ä.md': '1',
    'src/a.ts': '1',
    'src/old.ts': '1',
    '.gitignore': 'dist\n',
    CODEOWNERS: '* @all\n',
  })
  const commit = (await readGit(root, ['rev-parse', 'HEAD'])).trim()
  writeFileSync(join(root, 'site/docs/ä.md'), '2')
  await commitAll(root)
  writeFileSync(join(root, 'src/new.ts'), '1')
  rmSync(join(root, 'src/old.ts'))
  mkdirSync(join(root, 'dist'))
  writeFileSync(join(root, 'dist/x'), '1')
  const { prefix, files, changed, codeOwners } = await readRepository(join(root, 'site'), commit)
  expect(prefix).toBe('site/')
  expect([...files].sort()).toEqual([
    '.gitignore',
    'CODEOWNERS',
    'site/docs/ä.md',
    'src/a.ts',
    'src/new.ts',
    'src/old.ts',
  ])
  expect(changed).toEqual(['site/docs/ä.md', 'src/new.ts', 'src/old.ts'])
  expect(codeOwners).toBe('* @all\n')
})

it('prefers the file of GitHub, and has no owners without a file', async () => {
  const root = await createTestRepository({ CODEOWNERS: 'a', '.github/CODEOWNERS': 'b' })
  expect((await readRepository(root, 'HEAD')).codeOwners).toBe('b')
  rmSync(join(root, 'CODEOWNERS'))
  rmSync(join(root, '.github'), { recursive: true })
  expect(await readRepository(root, 'HEAD')).toMatchObject({ prefix: '', codeOwners: '' })
})
