import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../create-test-folder.js'
import { createTestRepository } from './create-test-repository.js'
import { readRevision } from './read-revision.js'

it('reads a file as it was in a revision, also above the site', async () => {
  const folder = await createTestRepository({ 'src/a.ts': 'old\n', 'site/docs/x.md': '' })
  writeFileSync(join(folder, 'src/a.ts'), 'new\n')
  const file = readRevision(join(folder, 'site'), '../src/a.ts', 'HEAD')
  expect(file).toMatchObject({ path: '../src/a.ts@{HEAD}', text: 'old\n' })
  expect(file?.hash).toMatch(/^[\da-f]{32}$/)
  expect(readRevision(folder, 'src/b.ts', 'HEAD')).toBeUndefined()
  expect(readRevision(folder, 'src/a.ts', 'v9')).toBeUndefined()
  expect(readRevision(folder, 'src/a.ts', '--help')).toBeUndefined()
})

it('finds nothing outside of a repository', () => {
  expect(readRevision(createTestFolder({ 'a.ts': '' }), 'a.ts', 'HEAD')).toBeUndefined()
})
