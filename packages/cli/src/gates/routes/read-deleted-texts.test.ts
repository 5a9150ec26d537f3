import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { commitAll, createTestRepository } from '../../read/git/create-test-repository.js'
import { parseObjects, readDeletedTexts } from './read-deleted-texts.js'

it('reads the last texts of files that were deleted, in commits and since', async () => {
  const root = await createTestRepository({
    'site/docs/ä b.md': 'Grüße\n',
    'site/docs/c.md': '',
    'site/docs/d.md': 'd',
    'd.md': 'x',
  })
  const site = join(root, 'site')
  writeFileSync(join(site, 'docs/ä b.md'), 'Grüße 2\n')
  await commitAll(root)
  rmSync(join(site, 'docs/ä b.md'))
  await commitAll(root)
  rmSync(join(site, 'docs/d.md'))
  const paths = ['docs/ä b.md', 'docs/no.md', 'docs/d.md', 'docs/two\nlines.md', 'docs/c.md']
  expect([...(await readDeletedTexts(site, paths))]).toEqual([
    ['docs/ä b.md', 'Grüße 2\n'],
    ['docs/d.md', 'd'],
    ['docs/c.md', ''],
  ])
  expect([...(await readDeletedTexts(createTestFolder({}), ['a.md']))]).toEqual([])
})

it.each([
  ['', []],
  ['ab1 blob 0\n\ncd2 blob 2\nx\n\n', ['', 'x\n']],
  ['HEAD:./a b blob 3 missing\nab1 blob 1\nx\n', [undefined, 'x']],
  ['ab1 tree 2\nxy\nab1 blob 1\nx\n', [undefined, 'x']],
  ['cut off', []],
])('parses the objects in %j', (output, texts) => {
  expect(parseObjects(output)).toEqual(texts)
})
