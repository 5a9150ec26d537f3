import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openSession } from '../src/session/live/open-session.js'
import { buildHere, readTree } from './build-copy.js'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docgen-markdown-plugins-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
}

async function build() {
  const { report } = await buildHere(root)
  return { report, pages: report.ok ? readTree(join(root, 'dist')) : new Map<string, string>() }
}

const config = (markdown: string, imports = ''): string =>
  `${imports}\nexport default { title: 'T', url: 'https://docs.example', docs: { routeBasePath: '/' }, markdown: { ${markdown} } }\n`

const PAGES = { 'docs/index.md': '---\nslug: /\n---\n\n# A\n\nText\n', 'docs/deep/other.md': '# B\n\nText\n' }

it('passes the path of a file to Markdown plugins, and compiles it again after a move', async () => {
  write({
    ...PAGES,
    'docs/deep/same.md': '# B\n\nText\n',
    'plugins/where.ts': `export const where = () => (tree, file) => {
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'at ' + file.path + ' of ' + file.cwd }] })
}\n`,
    'site.config.ts': config('remarkPlugins: [where]', "import { where } from './plugins/where'"),
  })
  const { pages } = await build()
  expect(pages.get('index.html')).toContain(`at ${root}/docs/index.md of ${root}`)
  expect(pages.get('deep/other.html') ?? pages.get('deep/other/index.html')).toContain(`at ${root}/docs/deep/other.md`)
  expect(pages.get('deep/same.html') ?? pages.get('deep/same/index.html')).toContain(`at ${root}/docs/deep/same.md`)
})

it('compiles pages again when a declared input of Markdown plugins changes', async () => {
  write({
    ...PAGES,
    'data/word.txt': 'first',
    'plugins/words.ts': `import { readFileSync } from 'node:fs'
export const words = () => (tree) => {
  const value = readFileSync(new URL('../data/word.txt', import.meta.url), 'utf8')
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value }] })
}\n`,
    'site.config.ts': config(
      "remarkPlugins: [words], pluginInputs: ['data/*.txt']",
      "import { words } from './plugins/words'",
    ),
  })
  expect((await build()).pages.get('index.html')).toContain('<p>first</p>')
  write({ 'data/word.txt': 'second' })
  expect((await build()).pages.get('index.html')).toContain('<p>second</p>')
})

const DECLARING = `import { readFileSync } from 'node:fs'
export const words = () => (tree, file) => {
  file.data.docgenInputs?.push('data/word.txt')
  let value = 'none'
  try { value = readFileSync(new URL('../data/word.txt', import.meta.url), 'utf8') } catch {}
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value }] })
}\n`

it('compiles pages again when a file changes that a Markdown plugin itself has declared', async () => {
  write({
    ...PAGES,
    'plugins/words.ts': DECLARING,
    'site.config.ts': config('remarkPlugins: [words]', "import { words } from './plugins/words'"),
  })
  expect((await build()).pages.get('index.html')).toContain('<p>none</p>')
  for (const word of ['first', 'second', 'third']) {
    write({ 'data/word.txt': word })
    expect((await build()).pages.get('index.html')).toContain(`<p>${word}</p>`)
  }
  rmSync(join(root, 'data/word.txt'))
  expect((await build()).pages.get('index.html')).toContain('<p>none</p>')
})

it('shows the changed content of such a file in a session', async () => {
  write({
    ...PAGES,
    'data/word.txt': 'first',
    'plugins/words.ts': DECLARING,
    'site.config.ts': config('remarkPlugins: [words]', "import { words } from './plugins/words'"),
  })
  const session = openSession({ siteDir: root, includesDrafts: true, now: () => 0 })
  await session.update({ paths: [], isStructural: true })
  expect(Buffer.from((await session.buildPage('index.html'))?.bytes ?? '').toString()).toContain('<p>first</p>')
  expect(session.configInputs()).toContain('data/word.txt')
  write({ 'data/word.txt': 'second' })
  await session.update({ paths: ['data/word.txt'], isStructural: false })
  expect(Buffer.from((await session.buildPage('index.html'))?.bytes ?? '').toString()).toContain('<p>second</p>')
  await session.close()
})

it('reports a throwing Markdown plugin once, with the position in its code', async () => {
  write({
    ...PAGES,
    ...Object.fromEntries([1, 2, 3].map((page) => [`docs/more-${page}.md`, `# More ${page}\n`])),
    'plugins/fails.ts': `export function fails() {
  return (tree) => {
    tree.missing.push(1)
  }
}\n`,
    'site.config.ts': config('remarkPlugins: [fails]', "import { fails } from './plugins/fails'"),
  })
  const { report } = await build()
  expect(report.diagnostics).toHaveLength(1)
  expect(report.diagnostics[0]).toMatchObject({
    code: 'plugin-failed',
    file: 'plugins/fails.ts',
    line: 3,
    column: 18,
    message: expect.stringContaining(
      'a Markdown plugin failed: fails (markdown.remarkPlugins[0]): Cannot read properties of undefined',
    ),
    hint: 'It was changing docs/deep/other.md, docs/index.md, docs/more-1.md and 2 more pages',
  })
})

it('names the files of a package whose plugin throws', async () => {
  write({
    ...PAGES,
    'node_modules/remark-fails/package.json':
      '{ "name": "remark-fails", "version": "1.0.0", "type": "module", "main": "index.js" }',
    'node_modules/remark-fails/index.js': "import { deep } from './deep.js'\nexport default () => () => deep()\n",
    'node_modules/remark-fails/deep.js': "export function deep() {\n  throw new Error('no way')\n}\n",
    'site.config.ts': config("remarkPlugins: ['remark-fails']"),
  })
  const { report } = await build()
  expect(report.diagnostics[0]?.hint).toMatch(
    /^Thrown at remark-fails\/deep\.js:2:9, called from remark-fails\/index\.js:2:\d+/,
  )
})

it('runs the other plugins if some cannot be used, and reports those alone', async () => {
  write({
    ...PAGES,
    'node_modules/remark-math/package.json': '{ "name": "remark-math", "main": "index.js" }',
    'node_modules/remark-math/index.js': 'module.exports = () => {}\n',
    'node_modules/fine/package.json': '{ "name": "fine", "main": "index.js" }',
    'node_modules/fine/index.js': "module.exports = () => (tree, file) => { file.message('fine ran') }\n",
    'site.config.ts': config(
      "math: true, remarkPlugins: ['remark-math', own, 'not-there', 'fine'], rehypePlugins: ['gone']",
      "const own = () => (tree, file) => { file.message('own ran') }",
    ),
  })
  const { report } = await build()
  const problems = report.diagnostics.map(({ code, message }) => `${code} ${message}`)
  expect(problems.toSorted()).toEqual([
    expect.stringContaining('remark-math does nothing'),
    expect.stringContaining('the package gone is not installed'),
    expect.stringContaining('the package not-there is not installed'),
    ...['fine', 'fine', 'own', 'own'].map((name) => `plugin-message ${name} ran`),
  ])
})

it('reports remark-math as a conflict with docgen’s own formulas', async () => {
  write({
    ...PAGES,
    'node_modules/remark-math/package.json':
      '{ "name": "remark-math", "version": "6.0.0", "type": "module", "main": "index.js" }',
    'node_modules/remark-math/index.js': 'export default function remarkMath() {}\n',
    'site.config.ts': config("math: true, remarkPlugins: ['remark-math']"),
  })
  const { report } = await build()
  expect(report.diagnostics).toHaveLength(1)
  expect(report.diagnostics[0]).toMatchObject({ file: 'site.config.ts', line: 2, hint: 'Remove it' })
})
