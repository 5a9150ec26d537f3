import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { explainFile, removeQueryAndHash } from './explain-file.js'
import { withExplainedSite } from './open-explained-site.js'

it('lists the uses of a file by its path or its URL', async () => {
  const siteDir = createTestFolder({
    'site.config.ts':
      "export default { title: 'Kit', url: 'https://docs.example', baseUrl: '/kit/', favicon: 'a b.svg' }\n",
    'docs/index.md': '::include{file="./_part.md"}\n',
    'docs/_part.md': 'Part\n',
    'static/a b.svg': '<svg/>',
  })
  const names = ['docs/_part.md', 'static/a b.svg', '/kit/a%20b.svg', 'a b.svg', 'README.md']
  const request = { siteDir, outDir: `${siteDir}/dist`, includesDrafts: false }
  const { value = [] } = await withExplainedSite(request, (site) => names.map((name) => explainFile(name, site)))
  expect(value[0]).toMatchObject({ uses: [{ route: '/', how: 'includes it' }], role: undefined })
  for (const found of value.slice(1, 4))
    expect(found).toMatchObject({ file: 'static/a b.svg', role: expect.stringContaining('named by favicon') })
  expect(value[4]).toBeUndefined()
})

it.each([
  ['/a?b#c', '/a'],
  ['/a#b?c', '/a'],
  ['#b', ''],
])('cuts query and hash from %s', (href, path) => {
  expect(removeQueryAndHash(href)).toBe(path)
})
