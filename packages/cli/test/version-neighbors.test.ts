import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { writeTestFiles } from '../src/read/write-test-files.js'
import { cutVersion } from '../src/versions/cut-version.js'
import { buildHere, readTree } from './build-copy.js'

const build = { workers: 0, now: () => 0, onProgress: () => {} }
const DOT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1"/></svg>'

const PAGE = `import Shared from '../docs/_shared.mdx'
import Same from './../docs/deep/_same.mdx'
import Alias from '@site/docs/_alias.mdx'
import Card from '../components/Card'
import { limit } from '../docs/_values.mdx'
import Own from './_own.mdx'

# Team

<Shared name="team" />

<Same />

<Alias />

<Card />

The limit is {limit}.

<Own />

::include{file="../docs/_plain.md"}

![dot](../docs/deep/dot.svg) ![dot](./../docs/deep/dot.svg) ![dot](@site/docs/deep/dot.svg)

[intro](../docs/intro.md) [guide](./../docs/deep/guide.md) [alias](@site/docs/intro.md)
`

const FILES: Readonly<Record<string, string>> = {
  'site.config.ts': `export default {
  title: 'T',
  url: 'https://a.example',
  i18n: { locales: ['en', 'de'] },
  docs: [
    { path: 'docs', routeBasePath: '/' },
    { id: 'community', path: 'community', routeBasePath: '/community' },
  ],
  onBrokenLinks: 'throw',
}
`,
  'components/Card.jsx': "import { word } from './word.js'\nexport default () => <b>Card {word}</b>\n",
  'components/word.js': "export const word = 'of the site'\n",
  'docs/intro.md': '---\nslug: /\n---\n\n# Intro\n\nWords.\n',
  'docs/deep/guide.md': '# Guide\n\nWords.\n',
  'docs/deep/dot.svg': DOT,
  'docs/deep/_same.mdx': 'Same partial ![dot](./dot.svg)\n',
  'docs/_shared.mdx':
    "import Deep from './deep/_same.mdx'\n\nShared {props.name} and [intro](./intro.md).\n\n<Deep />\n",
  'docs/_alias.mdx': 'Alias partial.\n',
  'docs/_values.mdx': 'export const limit = 40 + 2\n',
  'docs/_plain.md': 'Plain partial, see [guide](deep/guide.md).\n',
  'community/_own.mdx': 'Own partial.\n',
  'community/team.mdx': PAGE,
  'community/deep/far.mdx': 'import Shared from \'../../docs/_shared.mdx\'\n\n# Far\n\n<Shared name="far" />\n',
  'i18n/de/docs-community/current/team.mdx': PAGE.replace('# Team', '# Gruppe'),
}

function makeSite(): string {
  const siteDir = mkdtempSync(join(tmpdir(), 'docgen-neighbors-'))
  onTestFinished(() => rmSync(siteDir, { recursive: true, force: true }))
  writeTestFiles(siteDir, FILES)
  return siteDir
}

async function readText(siteDir: string, path: string): Promise<string> {
  const pages = readTree(join(siteDir, 'dist'))
  const html = pages.get(`${path}/index.html`) ?? pages.get(`${path}.html`) ?? ''
  return html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

const WORDS = [
  'Shared team and',
  'Same partial',
  'Alias partial',
  'Card of the site',
  'The limit is 42',
  'Own partial',
  'Plain partial',
]

it('keeps what a page includes from other folders when its folder is cut, and then theirs', async () => {
  const siteDir = makeSite()
  for (const [docs, name] of [
    ['community', '1.0'],
    ['default', '1.0'],
    ['community', '2.0'],
  ] as const) {
    const { value, diagnostics } = await cutVersion({ siteDir, name, docs, build })
    expect(diagnostics, `${docs} ${name}`).toEqual([])
    expect(value?.name).toBe(name)
  }
  // Version 1.0 has its own copy from now on, the working tree and 2.0 the changed one.
  writeTestFiles(siteDir, { 'docs/_plain.md': 'Changed partial.\n' })
  const { report } = await buildHere(siteDir)
  expect(report.diagnostics).toEqual([])
  for (const path of ['community/1.0/team', 'community/team', 'de/community/1.0/team', 'de/community/team']) {
    const text = await readText(siteDir, path)
    for (const word of WORDS) expect(text, path).toContain(word)
  }
  const current = await readText(siteDir, 'community/next/team')
  for (const word of [...WORDS.slice(0, -1), 'Changed partial']) expect(current).toContain(word)
  expect(await readText(siteDir, 'community/1.0/deep/far')).toContain('Shared far and')
})
