import { expect, it } from 'vitest'
import { createTestFolder } from '../src/read/create-test-folder.js'
import { buildHere } from './build-copy.js'

it('warns about a page that is empty because a file that it imports cannot be loaded', async () => {
  const siteDir = createTestFolder({
    'site.config.ts': "export default { title: 'T', url: 'https://a.example', docs: { routeBasePath: '/docs' } }",
    'docs/index.md': '# Docs\n',
    'src/pages/other.jsx': "import { Part } from '../part'\n\nexport default () => <p><Part /></p>\n",
    'src/part.jsx': 'export const Part = () => <b>{</b>\n',
  })
  const { report } = await buildHere(siteDir)
  expect(report.diagnostics.filter(({ code }) => code === 'empty-page')).toMatchObject([
    { severity: 'warning', file: 'src/pages/other.jsx', message: expect.stringContaining('could not be loaded') },
  ])
})
