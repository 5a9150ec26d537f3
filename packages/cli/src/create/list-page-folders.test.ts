import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { listPageFolders } from './list-page-folders.js'

it('lists the folders that have pages, without partials, and the docs folder first', async () => {
  const siteDir = createTestFolder({
    'site.config.ts': "export default { title: 'Base', url: 'https://docs.example.com' }\n",
    'docs/a/b/one.md': '# One\n',
    'docs/a/b/two.mdx': '# Two\n',
    'docs/a/_part.md': 'Part\n',
    'docs/z/image.png': '',
  })
  expect(await listPageFolders(siteDir, {})).toEqual([
    { folder: '', pages: 0 },
    { folder: 'a/b', pages: 2 },
  ])
  expect(await listPageFolders(siteDir, { docs: 'none' })).toEqual([])
})
