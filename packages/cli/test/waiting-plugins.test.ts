import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { type Finished, runDocgen } from './run-docgen.js'

type Files = Readonly<Record<string, string>>

/** Collects the text of each page, and inserts it on pages that name the page: `<< other`. */
const QUOTES = `const texts = new Map()
const find = (name) => {
  if (!texts.has(name)) {
    let resolve
    const promise = new Promise((done) => { resolve = done })
    texts.set(name, { promise, resolve })
  }
  return texts.get(name)
}
export const quotes = () => async (tree, file) => {
  const name = file.path.replace(/^.*\\//, '').replace(/\\.\\w+$/, '')
  const own = file.value.split('\\n').at(-2)
  find(name).resolve(own)
  const wanted = /<< (\\S+)/.exec(file.value)?.[1]
  if (!wanted) return
  const value = 'quoted: ' + (await find(wanted).promise)
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value }] })
}
`

/** Pages that quote the next one, the last one the first. */
const createPages = (count: number, extension = 'md'): Files =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `docs/page-${index}.${extension}`,
      `# Page ${index}\n\n\\<< page-${(index + 1) % count}\n\nText of ${index}.\n`,
    ]),
  )

const config = (plugin: string, markdown = ''): string => `import { ${plugin} } from './plugins/own'
export default { title: 'T', url: 'https://a.example', docs: { routeBasePath: '/' }, markdown: { remarkPlugins: [${plugin}], ${markdown} } }\n`

function makeSite(files: Files): { readonly siteDir: string; readonly write: (files: Files) => void } {
  const siteDir = mkdtempSync(join(tmpdir(), 'docgen-waiting-'))
  onTestFinished(() => rmSync(siteDir, { recursive: true, force: true }))
  const write = (added: Files): void => {
    for (const [file, text] of Object.entries(added)) {
      mkdirSync(dirname(join(siteDir, file)), { recursive: true })
      writeFileSync(join(siteDir, file), text)
    }
  }
  write({ 'docs/index.md': '# Start\n', ...files })
  return { siteDir, write }
}

const build = (siteDir: string, ...args: string[]): Promise<Finished> =>
  runDocgen(['build', siteDir, ...args], { NO_COLOR: '1', DOCGEN_SITE_CODE_TIMEOUT_MS: '1500' })

/** The content of a page. */
const readPage = (siteDir: string, name: string): string =>
  /<div class="prose">(.*?)<\/div>/s.exec(readFileSync(join(siteDir, `dist/${name}/index.html`), 'utf8'))?.[1] ?? ''

it.each([
  ['in one thread', 5, 'md', []],
  ['in several threads', 80, 'md', ['--workers', '2']],
  ['before their code is bundled', 5, 'mdx', []],
] as const)('gives a Markdown plugin the pages that it waits for, %s', async (_where, count, extension, args) => {
  const names = extension === 'mdx' ? "const names = ['mdxJsxFlowElement']\n" : ''
  const pages = createPages(count, extension)
  const { siteDir, write } = makeSite({
    ...pages,
    'plugins/own.ts': names + QUOTES,
    'site.config.ts': config('quotes'),
  })
  const first = await build(siteDir, ...args)
  expect(first.stderr + first.stdout).not.toContain('plugin-failed')
  expect(first.code).toBe(0)
  for (let page = 0; page < count; page++)
    expect(readPage(siteDir, `page-${page}`)).toContain(`quoted: Text of ${(page + 1) % count}.`)
  // Pages that were built only for others are no output.
  expect(existsSync(join(siteDir, 'dist/.spare'))).toBe(false)

  // A page that quotes another one changes with it, although its own source stays.
  write({ [`docs/page-2.${extension}`]: '# Page 2\n\n\\<< page-3\n\nNew text.\n' })
  const second = await build(siteDir, ...args)
  expect(second.code).toBe(0)
  expect(readPage(siteDir, 'page-1')).toContain('quoted: New text.')
  expect(readPage(siteDir, 'page-2')).toContain('quoted: Text of 3.')

  // A new page gets the text of old ones.
  write({ [`docs/added.${extension}`]: '# Added\n\n\\<< page-4\n\nText.\n' })
  expect((await build(siteDir, ...args)).code).toBe(0)
  expect(readPage(siteDir, 'added')).toContain('quoted: Text of 4.')
})

/** As a connection that several pages use: the page that opened it answers all others. */
const SHARED = `const queue = []
let turns
const answer = () => {
  for (const done of queue.splice(0)) done()
  turns += 1
  if (turns < 300) setTimeout(answer, 5)
}
export const asks = () => async () => {
  if (turns === undefined) {
    turns = 0
    answer()
  }
  await new Promise((done) => queue.push(done))
}
`

it('compiles only what has changed if pages of a Markdown plugin share a connection', async () => {
  const { siteDir, write } = makeSite({
    ...createPages(6),
    'plugins/own.ts': SHARED,
    'site.config.ts': config('asks'),
  })
  expect((await build(siteDir)).code).toBe(0)
  for (const text of ['One.', 'Two.']) {
    write({ 'docs/page-2.md': `# Page 2\n\n${text}\n` })
    const { stdout } = await build(siteDir, '--json')
    expect(JSON.parse(stdout).pages.compiled).toBe(1)
  }
})

const count = (text: string, part: string): number => text.split(part).length - 1

const PATIENT =
  'let timer\nexport const waits = () => () => { timer ??= setInterval(() => {}, 1000); return new Promise(() => {}) }\n'

it.each<[what: string, plugin: string, args: readonly string[], pages: number]>([
  ['for ever', 'export const waits = () => () => new Promise(() => {})\n', [], 5],
  ['for ever, with a timer', PATIENT, [], 5],
  ['for ever in threads', PATIENT, ['--workers', '2'], 80],
  ['for a callback', 'export const waits = () => (tree, file, next) => {}\n', [], 5],
  ['for a page that does not exist', QUOTES.replaceAll('quotes', 'waits'), [], 5],
])('gives up a Markdown plugin that waits %s, once', async (_what, plugin, args, pages) => {
  const { siteDir } = makeSite({
    ...createPages(pages),
    'docs/page-1.md': '# Page 1\n\n\\<< nothing\n\nText.\n',
    'plugins/own.ts': plugin,
    'site.config.ts': config('waits'),
  })
  const { code, stderr } = await build(siteDir, ...args)
  expect(code).toBe(1)
  expect(count(stderr, 'error plugin-failed')).toBe(1)
  expect(stderr).toContain('the Markdown plugin waits never finishes on this page')
  expect(stderr).toContain('Remove markdown.remarkPlugins[0] from the config')
})

it.each<[what: string, plugin: string, args: readonly string[], printed: string]>([
  [
    'in a timer',
    "export const late = () => (tree, file) => { setTimeout(() => { throw new Error('late for ' + file.path) }, 1) }\n",
    [],
    'a Markdown plugin failed: late (markdown.remarkPlugins[0]): late for ',
  ],
  [
    'in a timer of a thread',
    "export const late = () => (tree, file) => { setTimeout(() => { throw new Error('late for ' + file.path) }, 1) }\n",
    ['--workers', '2'],
    'a Markdown plugin failed: late (markdown.remarkPlugins[0]): late for ',
  ],
  [
    'in a promise that nothing awaits',
    "export const late = () => async () => { Promise.reject(new Error('lost')) }\n",
    [],
    'a Markdown plugin failed: late (markdown.remarkPlugins[0]): lost',
  ],
  [
    'for each page',
    "export const late = () => async (tree, file) => { await 1; throw new Error('no ' + file.path) }\n",
    [],
    'a Markdown plugin failed: late (markdown.remarkPlugins[0]): no ',
  ],
])('reports a Markdown plugin that throws %s once, by its name', async (_what, plugin, args, printed) => {
  const { siteDir } = makeSite({
    ...createPages(args.length > 0 ? 80 : 5),
    'plugins/own.ts': plugin,
    'site.config.ts': config('late'),
  })
  const { code, stderr } = await build(siteDir, ...args)
  expect(code).toBe(1)
  expect(stderr).toContain(printed)
  expect(count(stderr, 'error plugin-failed')).toBe(1)
  expect(stderr).not.toContain('uncaught-error')
})

it('reports errors of a plugin that was given up as part of that', async () => {
  const plugin = `export const waits = () => (tree, file) => new Promise((_, reject) => {
  const lost = new Promise((_, rejectIt) => setTimeout(() => rejectIt(new Error('too late')), 6000))
})\n`
  const { siteDir } = makeSite({ ...createPages(3), 'plugins/own.ts': plugin, 'site.config.ts': config('waits') })
  const { code, stderr } = await build(siteDir)
  expect(code).toBe(1)
  expect(count(stderr, 'error ')).toBe(1)
  expect(stderr).not.toContain('too late')
})

it('waits for slow plugins on all pages at the same time', async () => {
  // Ends on a page once it runs on all six, however long the machine takes to get there.
  const plugin = `let running = 0
let startAll
const all = new Promise((done) => { startAll = done })
let timer
export const slow = () => async (tree) => {
  timer ??= setInterval(() => {}, 1000)
  running += 1
  if (running === 6) startAll()
  await all
  clearInterval(timer)
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'at once: ' + running }] })
}
`
  const { siteDir } = makeSite({ ...createPages(5), 'plugins/own.ts': plugin, 'site.config.ts': config('slow') })
  const { code } = await runDocgen(['build', siteDir], { NO_COLOR: '1' })
  expect(code).toBe(0)
  expect(readPage(siteDir, 'page-0')).toContain('at once: 6')
})
