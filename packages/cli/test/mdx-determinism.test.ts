import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readTree } from './build-copy.js'
import { runDocgen } from './run-docgen.js'

const SITE = fileURLToPath(new URL('sites/mdx', import.meta.url))
const PLUGINS = fileURLToPath(new URL('sites/plugins', import.meta.url))

const MORE = 20

let root = ''
let reference = new Map<string, string>()

function buildPage(page: number): string {
  return `import Card from '@site/src/Card'\n\n# More ${page}\n\n<Card title={'${page}'.padStart(4)}>*Text*</Card>\n`
}

// Every hook, a component of the theme and one of MDX with plugin data.
const ADDED: Readonly<Record<string, string>> = {
  'site.config.ts': `import mdx from './mdx.config'
import { counts } from './plugins/counts'
import { moves } from './plugins/moves'
import { owners } from './plugins/owners'
import { releases } from './plugins/releases'
import { stamp } from './plugins/stamp'

export default {
  ...mdx,
  markdown: { ...mdx.markdown, components: { Newest: './src/Newest.tsx' } },
  theme: { components: { DocFooter: './components/DocFooter.tsx' } },
  plugins: [releases, moves, stamp({ word: 'stamped' }), counts, owners],
}
`,
  'src/Newest.tsx': `import { usePluginData } from '@docusaurus/useGlobalData'
export const Newest = ({ children }) => <b>{usePluginData('releases').newest} {children}</b>
`,
  'docs/guide.md': '---\nmdx: { format: mdx }\n---\n\n# Guide\n\n<Newest>{metadata.title}</Newest>\n',
}

/** Builds the MDX site with plugins and more pages: enough to start threads. */
async function build(
  folder: string,
  flags: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Map<string, string>> {
  const siteDir = join(root, folder)
  const filter = (path: string): boolean => !/(?:expected|dist|\.docgen)$/.test(path)
  cpSync(SITE, siteDir, { recursive: true, filter })
  cpSync(join(siteDir, 'site.config.ts'), join(siteDir, 'mdx.config.ts'))
  for (const part of ['plugins', 'components', 'data'])
    cpSync(join(PLUGINS, part), join(siteDir, part), { recursive: true })
  for (const [file, text] of Object.entries(ADDED)) writeFileSync(join(siteDir, file), text)
  for (let page = 0; page < MORE; page++) writeFileSync(join(siteDir, `docs/more-${page}.mdx`), buildPage(page))
  const { code, stderr } = await runDocgen(['build', siteDir, ...flags], environment)
  expect(code, stderr).toBe(0)
  return readTree(join(siteDir, 'dist'))
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'docgen-mdx-'))
  reference = await build('reference', ['--workers', '0'])
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

it('shows plugin data', () => {
  expect(reference.get('start-here.html')).toContain('<b>1.1<!-- --> <!-- -->Start here</b>')
  expect(reference.get('releases/1.0.html')).toContain('<p>stamped: Release 1.0</p>')
  expect(reference.get('counts.txt')).toContain('https://docs.example/base/local-component ')
})

const FAR = { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }

it.each([
  ['in one thread', 'thread', ['--workers', '1'], {}],
  ['in two threads', 'threads', ['--workers', '2'], {}],
  ['without a cache', 'plain', ['--no-cache'], {}],
  ['in a folder with an odd name', 'odd n\u00e4me & (1)/deep', [], {}],
  ['under another clock and language', 'far', ['--workers', '2'], FAR],
  ['again over its own output', 'reference', [], {}],
  ['again without the cache', 'reference', ['--no-cache', '--workers', '2'], {}],
])('is byte-identical %s', async (_what, folder, flags, environment) => {
  const tree = await build(folder, flags, environment)
  expect([...tree.keys()]).toEqual([...reference.keys()])
  const different = [...tree].filter(([file, bytes]) => reference.get(file) !== bytes).map(([file]) => file)
  expect(different).toEqual([])
})

it('rebuilds only those pages that use a changed component', async () => {
  const siteDir = join(root, 'reference')
  const card = 'export default function Card() {\n  return <b>changed</b>\n}\n\nexport const Row = Card\n'
  writeFileSync(join(siteDir, 'src/Card.tsx'), card)
  const { code, stdout, stderr } = await runDocgen(['build', siteDir, '--json'])
  expect(code, stderr).toBe(0)
  const { pages } = JSON.parse(stdout)
  expect(pages.compiled).toBe(MORE + 1)
  const tree = readTree(join(siteDir, 'dist'))
  const changed = [...tree].filter(([file, bytes]) => file.endsWith('.html') && reference.get(file) !== bytes)
  expect(changed.map(([file]) => file.replace(/\d+/, 'N'))).toEqual([
    'local-component.html',
    ...Array(MORE).fill('more-N.html'),
    // It contains the start of the index.
    'search.html',
  ])
})
