import { expect, it } from 'vitest'
import { createTestFolder } from '../src/read/create-test-folder.js'
import { buildHere, readTree } from './build-copy.js'

const GOOD = `'use client'
import { useState } from 'react'
export function Good() {
  const [count] = useState(3)
  return <b>{count} good</b>
}
`

/** A site with a page that imports a broken module in some way, and one that does not. */
function createSite(files: Readonly<Record<string, string>>): string {
  return createTestFolder({
    'site.config.ts':
      "export default { title: 'T', url: 'https://a.example', docs: { routeBasePath: '/' }, onBrokenMdx: 'warn', markdown: { hydrate: 'detect' } }",
    'docs/index.mdx': "import { Good } from '../Good'\n\n# Home\n\n<Good />\n\n{1 + 1} words\n",
    'Good.jsx': GOOD,
    ...files,
  })
}

const BAD_PAGE = "import { Bad } from '../Bad'\n\n# Bad\n\n<Bad />\n"

it.each([
  [
    'an island',
    { 'docs/bad.mdx': BAD_PAGE, 'Bad.jsx': "'use client'\nexport const Bad = () => <b>{</b>\n" },
    'Bad.jsx',
  ],
  [
    'a module inside an island',
    {
      'docs/bad.mdx': BAD_PAGE,
      'Bad.jsx': "'use client'\nimport { Inner } from './Inner'\nexport const Bad = () => <Inner />\n",
      'Inner.jsx': 'export const Inner = () => <b>{</b>\n',
    },
    'Inner.jsx',
  ],
  [
    'a module that only works on the server',
    {
      'docs/bad.mdx': BAD_PAGE,
      'Bad.jsx':
        "'use client'\nimport { readFileSync } from 'node:fs'\nexport const Bad = () => <b>{typeof readFileSync}</b>\n",
    },
    'Bad.jsx',
  ],
  [
    'code for browsers in a page',
    {
      'docs/bad.mdx':
        "import BrowserOnly from '@docusaurus/BrowserOnly'\nimport { readFileSync } from 'node:fs'\n\n# Bad\n\n<BrowserOnly>{() => <b>{typeof readFileSync}</b>}</BrowserOnly>\n",
    },
    'docs/bad.mdx',
  ],
])('loses nothing on other pages if %s cannot be bundled', async (_what, files, file) => {
  const siteDir = createSite(files)
  const { report } = await buildHere(siteDir)
  expect(report.diagnostics.map((each) => each.file)).toContain(file)
  expect(report.diagnostics.map((each) => each.file)).not.toContain('docs/index.mdx')
  const home = readTree(`${siteDir}/dist`).get('index.html')
  expect(home).toContain('2 words')
  expect(home?.replaceAll('<!-- -->', '')).toContain('<b>3 good</b>')
  expect(home).toMatch(/<docgen-island src="[^"]*Good-/)
})
