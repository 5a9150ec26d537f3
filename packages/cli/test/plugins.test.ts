import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeTestFiles } from '../src/read/write-test-files.js'
import { openSession } from '../src/session/live/open-session.js'
import { copySite, readTree, type SiteCopy } from './build-copy.js'
import { runDocgen } from './run-docgen.js'

let site: SiteCopy

beforeEach(() => {
  site = copySite(fileURLToPath(new URL('sites/plugins', import.meta.url)))
  rmSync(join(site.siteDir, 'expected'), { recursive: true })
})
afterEach(() => site.remove())

function write(path: string, text: string): void {
  writeTestFiles(site.siteDir, { [path]: text })
}

/** Replaces a part of a file; throws if the file does not contain it. */
function change(path: string, old: string, text: string): void {
  const before = readFileSync(join(site.siteDir, path), 'utf8')
  expect(before).toContain(old)
  write(path, before.replace(old, text))
}

const config = (plugins: string, imports = ''): void =>
  write(
    'site.config.ts',
    `${imports}\nexport default { title: 'Plugins', url: 'https://docs.example.org', trailingSlash: false, search: { enabled: false }, plugins: [${plugins}] }\n`,
  )

async function build(): Promise<{ counts: string; errors: readonly string[] }> {
  const { report } = await site.build()
  const { total, rendered, unchanged } = report.pages
  const errors = report.diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ code, file, line, message }) => `${code} ${file}:${line ?? ''} ${message}`)
  return { counts: `${total} pages, ${rendered} rendered, ${unchanged} unchanged`, errors }
}

/** Builds with threads, which only the built command line has; returns the number of kept pages. */
async function run(...flags: readonly string[]): Promise<number> {
  const { code, stdout, stderr } = await runDocgen(['build', site.siteDir, '--json', ...flags])
  expect(code, stderr).toBe(0)
  const report: { readonly pages: { readonly unchanged: number } } = JSON.parse(stdout)
  return report.pages.unchanged
}

it('changes texts of pages and partials before it reads them', async () => {
  write('docs/changed.md', '---\ntitle: $name\n---\n\n::include{file="./_part.md"}\n')
  write('docs/_part.md', 'The part of $name.\n')
  write('data/name.json', '"docgen"')
  config(`
    { name: 'a', version: '1', inputs: { files: ['data/name.json'] }, source: (text, { read }) => text.replaceAll('$name', JSON.parse(read('data/name.json')) + '$more') },
    { name: 'b', version: '1', source: (text, { path }) => text.replaceAll('$more', path.startsWith('docs/_') ? ' (part)' : ' (page)') }`)
  expect((await build()).errors).toEqual([])
  expect(read('changed.html')).toContain('>docgen (page)</h1>')
  expect(read('changed.html')).toContain('The part of docgen (part).')
  write('data/name.json', '"other"')
  expect((await build()).errors).toEqual([])
  expect(read('changed.html')).toContain('The part of other (part).')
})

it('reports a source hook that throws, where it threw, or returns no text, at the file', async () => {
  config(
    `{ name: 'a', version: '1', source: (text, { path }) => { if (path === 'docs/intro.md') throw new Error('no'); if (path.startsWith('docs/_')) return; return text } }`,
  )
  write('docs/intro.md', '# Intro\n')
  write('docs/_part.md', 'Part\n')
  expect(await failing()).toEqual([
    'plugin docs/_part.md: the plugin a: its hook source returned invalid data: expected a string',
    'plugin site.config.ts:2 the plugin a: its hook source threw Error: no',
  ])
})

const failing = async (): Promise<readonly string[]> => (await build()).errors
const read = (file: string): string => readFileSync(join(site.outDir, file), 'utf8')

describe('a build with plugins', () => {
  it('keeps every page if nothing has changed', async () => {
    expect(await build()).toEqual({ counts: '8 pages, 8 rendered, 0 unchanged', errors: [] })
    expect((await build()).counts).toBe('8 pages, 0 rendered, 8 unchanged')
  })

  it('rebuilds the pages that depend on a declared file, and no other page', async () => {
    config(`releases, stamp({ word: 'stamped' })`, imports('releases', 'stamp'))
    await build()
    write('data/1.0.json', '{ "name": "1.0", "notes": "It was the first one." }')
    expect((await build()).counts).toBe('5 pages, 1 rendered, 4 unchanged')
    expect(read('releases/1.0.html')).toContain('It was the first one.')
    write('data/1.2.json', '{ "name": "1.2", "notes": "New." }')
    await build()
    expect(read('releases/1.2.html')).toContain('<p>stamped: Release 1.2</p>')
  })

  it('rebuilds the pages that a plugin applies to when its values or its version change', async () => {
    await build()
    config(`releases, moves, stamp({ word: 'stamped' })`, imports('releases', 'moves', 'stamp'))
    await build()
    const before = readTree(site.outDir)
    change('site.config.ts', 'stamped', 'marked')
    expect((await build()).counts).toBe('8 pages, 3 rendered, 5 unchanged')
    expect(read('releases/1.0.html')).toContain('marked: Release 1.0')
    change('site.config.ts', 'marked', 'stamped')
    await build()
    expect(readTree(site.outDir)).toEqual(before)
  })

  it('passes pages as Markdown to plugins, whether rendered now or kept, and in a session', async () => {
    write('docs/guide.mdx', '---\ntitle: Guide\n---\n\nTwo {1 + 1}, <b>bold</b>\n')
    rmSync(join(site.siteDir, 'docs/guide.md'))
    const emit = `async ({ pages }) => {
      const texts = await Promise.all(pages.map(async ({ file, readMarkdown }) => [file, await readMarkdown()]))
      return [{ file: 'all.json', content: JSON.stringify(Object.fromEntries(texts)) }]
    }`
    config(`{ name: 'own', version: '1', emit: ${emit} }`)
    expect((await build()).errors).toEqual([])
    const created: Record<string, string> = JSON.parse(read('all.json'))
    // The second page is created after its content was compiled by the build before.
    write('docs/index.md', '# Home\n\nBefore.\n')
    expect((await build()).errors).toEqual([])
    expect(JSON.parse(read('all.json'))['guide.html']).toBe(created['guide.html'])
    expect(Object.keys(created).filter((file) => /404|search/.test(file))).toEqual([])
    const fresh = openSession({ siteDir: site.siteDir, includesDrafts: false, now: () => 0 })
    await fresh.update({ paths: [], isStructural: true })
    await fresh.compileAll()
    const before = (await fresh.collectFiles()).find(({ file }) => file === 'all.json')
    expect(before && 'bytes' in before && String(before.bytes)).toBe(read('all.json'))
    await fresh.close()
    change('site.config.ts', "title: 'Plugins',", "title: 'Plugins', llms: { pages: true },")
    expect((await build()).errors).toEqual([])
    const all: Record<string, string> = JSON.parse(read('all.json'))
    expect(all['guide.html']).toBe(read('guide.md'))
    expect(all['guide.html']?.replace(/^> For AI agents: .*\n\n/m, '')).toBe(created['guide.html'])
    expect(all['guide.html']).toMatch(/^---\ntitle: "Guide"\n[\s\S]*\n\nTwo 2, \*\*bold\*\*\n$/)
    write('docs/index.md', '# Home\n\nChanged.\n')
    await build()
    const later: Record<string, string> = JSON.parse(read('all.json'))
    expect(later['guide.html']).toBe(all['guide.html'])
    expect(later['index.html']).toContain('Changed.')
    const session = openSession({ siteDir: site.siteDir, includesDrafts: false, now: () => 0 })
    await session.update({ paths: [], isStructural: true })
    await session.compileAll()
    const emitted = (await session.collectFiles()).find(({ file }) => file === 'all.json')
    expect(emitted && 'bytes' in emitted && String(emitted.bytes)).toBe(read('all.json'))
    await session.close()
  })

  it('restores every byte when a plugin is removed', async () => {
    config('')
    await build()
    const before = readTree(site.outDir)
    config(`stamp({ word: 'x' }), counts, all`, `${imports('stamp', 'counts')}\n${ALL}`)
    await build()
    expect(read('index.html')).toContain('<p>all</p>')
    expect(read('counts.txt')).toContain('https://docs.example.org/ ')
    config('')
    await build()
    expect(readTree(site.outDir)).toEqual(before)
  })

  it('calls content again only if an input has changed', async () => {
    const plugin = `{
      name: 'dump', version: '1', inputs: { files: ['data/1.0.json'], env: ['DOCGEN_TEST_WORD'] },
      content: ({ env }) => ({ documents: [{ path: 'docs/asked.md', text: '# Asked ' + (env.DOCGEN_TEST_WORD ?? '') + Math.random() }] }),
    }`
    config(plugin)
    const buildAndRead = async (): Promise<string> => {
      await build()
      return /<h1[^>]*>(.*?)<\/h1>/.exec(read('asked.html'))?.[1] ?? ''
    }
    const first = await buildAndRead()
    expect(await buildAndRead()).toBe(first)
    write('data/1.0.json', '{}')
    const second = await buildAndRead()
    expect(second).not.toBe(first)
    process.env['DOCGEN_TEST_WORD'] = 'word '
    try {
      expect(await buildAndRead()).toMatch(/^Asked word /)
    } finally {
      delete process.env['DOCGEN_TEST_WORD']
    }
    expect(await buildAndRead()).toBe(second)
  })

  it('builds the same bytes with one thread and with two, with and without a cache', async () => {
    for (let count = 0; count < 60; count++) write(`docs/page-${count}.md`, `# Page ${count}\n\n## Part\n`)
    config(
      `releases, moves, stamp({ word: 'stamped' }), counts, all`,
      `${imports('releases', 'moves', 'stamp', 'counts')}\n${ALL}`,
    )
    await run('--workers', '1')
    const one = readTree(site.outDir)
    expect(one.get('page-59.html')).toContain('<p>all</p>')
    await run('--workers', '2', '--no-cache')
    expect(readTree(site.outDir)).toEqual(one)
    await run('--workers', '2')
    expect(readTree(site.outDir)).toEqual(one)
  })

  it('calls plugins in the order of the config', async () => {
    const stamps = ['a', 'b'].map((name) => ALL.replaceAll('all', name)).join('\n')
    config('b, a', stamps)
    await build()
    expect(read('index.html')).toContain('<p>b</p><p>a</p></body>')
  })
})

it('is shown by docgen explain, with its inputs', async () => {
  await build()
  const { stdout: page } = await runDocgen(['explain', '/releases/1.0', site.siteDir])
  expect(page).toMatch(/the plugin stamp +[\da-f]{12}/)
  const { stdout: file } = await runDocgen(['explain', 'data/1.0.json', site.siteDir])
  expect(file).toContain('an input of the plugin releases: its results depend on it')
})

describe('a plugin from a package', () => {
  it('is resolved by its name from the site, with options, and enters the keys by its manifest', async () => {
    const folder = 'node_modules/docgen-plugin-word'
    write(
      `${folder}/package.json`,
      '{ "name": "docgen-plugin-word", "version": "1.0.0", "type": "module", "exports": { "import": "./main.js" } }',
    )
    write(
      `${folder}/main.js`,
      `export default ({ word }) => ({ name: 'word', version: '1', html: { change: (html) => html.replace('</body>', word + '</body>') } })`,
    )
    for (let count = 0; count < 60; count++) write(`docs/page-${count}.md`, `# Page ${count}\n`)
    config(`['docgen-plugin-word', { word: 'given' }]`)
    await run('--workers', '2')
    expect(read('page-7.html')).toContain('given</body>')
    expect(await run('--workers', '2')).toBe(63)
    change(`${folder}/package.json`, '1.0.0', '1.0.1')
    expect(await run('--workers', '2')).toBe(0)
  })

  it.each([
    [`'docgen-plugin-none'`, 'invalid-config site.config.ts:2 the package docgen-plugin-none is not installed'],
    [`{ name: 'x' }`, 'invalid-config site.config.ts:2 plugins[0]: version is missing: expected a string'],
    [`{ name: 'x', version: '1', emits: 1 }`, 'invalid-config site.config.ts:2 plugins[0]: unknown key emits'],
    [
      `{ name: 'x', version: '1', emit: 1 }`,
      'invalid-config site.config.ts:2 plugins[0]: emit: expected a function, found 1',
    ],
    [
      `{ name: 'x', version: '1' }, { name: 'x', version: '2' }`,
      'invalid-config site.config.ts:2 plugins[1]: another plugin is also named x',
    ],
    [
      '5',
      'invalid-config site.config.ts:2 plugins[0]: expected a plugin, the path or package of one, or a list of one of these and its options, found 5',
    ],
  ])('or its error: %s', async (plugins, error) => {
    config(plugins)
    expect(await failing()).toEqual([error])
  })
})

describe('a plugin by its path', () => {
  const MARK = `export default ({ word }) => ({ name: 'mark', version: '1', html: { change: (html) => html + '<!-- ' + word + ' -->' } })`

  it('is loaded with its options, and is part of the keys', async () => {
    write('plugins/mark.ts', MARK.replace('{ word }', '{ word }: { word: string }'))
    write(
      'plugins/list/index.js',
      `module.exports = { name: 'list', version: '1', emit: () => [{ file: 'a.txt', content: 'a' }] }`,
    )
    config(`'./plugins/list', ['./plugins/mark', { word: 'given' }]`)
    await build()
    expect(read('guide.html')).toContain('<!-- given -->')
    expect(read('a.txt')).toBe('a')
    change('plugins/mark.ts', 'word + ', `word + '!' + `)
    await build()
    expect(read('guide.html')).toContain('<!-- given! -->')
  })

  it.each(['.ts', '.mts', '.cts', '.js', '.mjs', '.cjs'])('can end in %s, which is optional', async (ending) => {
    const isCommon = /\.c[jt]s$/.test(ending)
    for (const name of ['one', 'two'])
      write(
        name + ending,
        `${isCommon ? 'module.exports =' : 'export default'} { name: '${name}', version: '1', emit: () => [{ file: '${name}.txt', content: '${name}' }] }`,
      )
    config(`'./one${ending}', './two'`)
    expect((await build()).errors).toEqual([])
    expect(read('one.txt') + read('two.txt')).toBe('onetwo')
  })

  it('can change Markdown, with settings', async () => {
    write(
      'remark-word.mjs',
      `export default ({ word }) => (tree) => { tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: word }] }) }`,
    )
    write(
      'site.config.ts',
      `export default { title: 'Plugins', url: 'https://docs.example.org', trailingSlash: false, search: { enabled: false }, markdown: { remarkPlugins: [['./remark-word.mjs', { word: 'given' }]] } }\n`,
    )
    await build()
    expect(read('guide.html')).toContain('<p>given</p>')
  })

  it('can be imported as a function, with options', async () => {
    write('mark.js', MARK)
    config(`[mark, { word: 'given' }]`, `import mark from './mark.js'`)
    await build()
    expect(read('guide.html')).toContain('<!-- given -->')
  })

  it.each([
    [`'./plugins/mrak.ts'`, 'plugins[0]: there is no file ./plugins/mrak.ts'],
    [`'./plugins/none'`, 'plugins[0]: the file ./plugins/none has no default export'],
    [`'./plugins/old.js'`, 'plugins[0] is a plugin for Docusaurus'],
    [`() => { throw new Error('no way') }`, 'plugins[0] threw: no way'],
  ])('or its error: %s', async (plugins, error) => {
    write('plugins/mark.ts', MARK)
    write('plugins/none.ts', 'export const mark = 1')
    write('plugins/old.js', `module.exports = () => ({ name: 'old', loadContent() {} })`)
    config(plugins)
    expect(await failing()).toEqual([`invalid-config site.config.ts:2 ${error}`])
  })
})

describe('a Markdown plugin from a package', () => {
  const folder = 'node_modules/remark-word'
  const markdown = (entries: string): void =>
    write(
      'site.config.ts',
      `export default { title: 'Plugins', url: 'https://docs.example.org', trailingSlash: false, search: { enabled: false }, markdown: { remarkPlugins: [${entries}] } }\n`,
    )

  beforeEach(() => {
    write(
      `${folder}/package.json`,
      '{ "name": "remark-word", "version": "1.0.0", "type": "module", "exports": "./main.js" }',
    )
    write(
      `${folder}/main.js`,
      `export default (settings) => (tree, file) => {
        if (settings.fails) throw new Error('no way')
        tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: settings.word }] })
      }`,
    )
  })

  it('accepts options, works in threads, and enters the keys by its manifest', async () => {
    for (let count = 0; count < 60; count++) write(`docs/page-${count}.md`, `# Page ${count}\n`)
    markdown(`['remark-word', { word: 'given' }]`)
    await run('--workers', '2')
    expect(read('page-7.html')).toContain('<p>given</p>')
    expect(read('page-59.html')).toContain('<p>given</p>')
    expect(await run('--workers', '2')).toBe(63)
    change(`${folder}/package.json`, '1.0.0', '1.0.1')
    expect(await run('--workers', '2')).toBe(0)
  })

  it.each([
    ['remark-word (markdown.remarkPlugins[0])', `['remark-word', { fails: true }]`],
    ['fail (markdown.remarkPlugins[0])', 'function fail() { return async () => { throw new Error("no way") } }'],
    ['fail (markdown.remarkPlugins[0])', 'function fail() { return (tree, file, next) => next(new Error("no way")) }'],
    ['markdown.remarkPlugins[1]', '() => {}, () => () => { throw new Error("no way") }'],
  ])('reports once for all pages that %s failed', async (name, entries) => {
    markdown(entries)
    // The code of a package has no position in the site.
    const file = name.startsWith('remark-word') ? 'docs/guide.md' : 'site.config.ts'
    expect(await failing()).toEqual([`plugin-failed ${file}:1 a Markdown plugin failed: ${name}: no way`])
  })

  it('runs once if the config names it twice', async () => {
    markdown(`['remark-word', { word: 'first' }], ['remark-word', { word: 'second' }]`)
    await build()
    expect(read('guide.html')).toContain('<p>second</p>')
    expect(read('guide.html')).not.toContain('<p>first</p>')
  })

  it.each([
    [`'remark-none'`, 'invalid-config site.config.ts:1 the package remark-none is not installed'],
    [
      `'remark-empty'`,
      'invalid-config site.config.ts:1 markdown.remarkPlugins[0]: the package remark-empty has no plugin as its default export',
    ],
    [`'remark-broken'`, 'invalid-config site.config.ts:1 the package remark-broken threw: too old'],
  ])('or its error: %s', async (entries, error) => {
    for (const name of ['remark-empty', 'remark-broken']) {
      write(`node_modules/${name}/package.json`, '{ "type": "module", "exports": "./main.js" }')
    }
    write('node_modules/remark-empty/main.js', 'export const plugin = 1')
    write('node_modules/remark-broken/main.js', 'throw new Error("too old")')
    markdown(entries)
    expect(await failing()).toEqual([error])
  })
})

describe('an error of a hook is reported with the name of its plugin:', () => {
  it.each([
    [
      'one that throws',
      `content: () => { throw new TypeError('no dump\\nat all') }`,
      ['plugin site.config.ts:2 the plugin own: its hook content threw TypeError: no dump'],
    ],
    [
      'documents of another shape',
      `content: async () => ({ documents: [{ path: '../x.md', text: 1 }] })`,
      [
        'plugin site.config.ts:2 the plugin own: its hook content returned invalid data: documents[0].path: expected a path of a Markdown file, relative to the site\'s folder, found "../x.md"',
        'plugin site.config.ts:2 the plugin own: its hook content returned invalid data: documents[0].text: expected a string, found 1',
      ],
    ],
    [
      'a document in the place of a file',
      `content: () => ({ documents: [{ path: 'docs/guide.md', text: '' }] })`,
      ['plugin docs/guide.md: the plugin own: its document docs/guide.md has the same path as a file'],
    ],
    [
      'a document outside of all folders',
      `content: () => ({ documents: [{ path: 'guide.md', text: '' }] })`,
      ['plugin guide.md: the plugin own: its document guide.md is in no docs folder'],
    ],
    [
      'a broken link in a document that it has written',
      `content: () => ({ documents: [{ path: 'docs/own.md', text: '[x](/nowhere)' }] })`,
      ['broken-link docs/own.md:1 the output of the plugin own: no page at /nowhere'],
    ],
    [
      'data that JSON can not hold',
      `content: () => ({ data: () => 1 })`,
      [
        'plugin site.config.ts:2 the plugin own: its hook content returned invalid data: data: expected plain data that JSON can represent',
      ],
    ],
    [
      'a file that it has not declared',
      `content: ({ read }) => ({ data: read('data/1.0.json') })`,
      [
        'plugin site.config.ts:2 the plugin own: its hook content threw Error: data/1.0.json is not among the files that the plugin names in inputs.files',
      ],
    ],
    [
      'a declared file that is not there',
      `inputs: { files: ['data/9.json'] }`,
      ['plugin site.config.ts:2 the plugin own: its input data/9.json could not be read: it does not exist'],
    ],
    [
      'a page that is not there',
      `pages: () => ({ change: [{ source: 'docs/giude.md', frontMatter: {} }] })`,
      [
        'plugin site.config.ts:2 the plugin own: its hook pages returned invalid data: change[0]: there is no document docs/giude.md',
      ],
    ],
    [
      'front matter of the wrong kind',
      `pages: () => ({ change: [{ source: 'docs/guide.md', frontMatter: { sidebar_position: 'first' } }] })`,
      [
        'plugin docs/guide.md: the plugin own: its hook pages returned invalid data: change[0].frontMatter: sidebar_position: expected a number, found "first"',
      ],
    ],
    [
      'no document',
      `html: { appliesTo: ({ route }) => route === '/guide', change: () => 'short' }`,
      [
        'plugin docs/guide.md: the plugin own: its hook html returned invalid data: the result: expected a whole document that starts with <!doctype html>, found "short"',
      ],
    ],
    [
      'a file in the place of a page',
      `emit: () => [{ file: 'Guide.html', content: '' }, { file: 'a/../b', content: '' }]`,
      [
        'plugin site.config.ts:2 the plugin own: its hook emit returned invalid data: [1].file: expected a path inside the output folder, such as feed.xml, with names of at most 255 bytes, found "a/../b"',
      ],
    ],
    [
      'files that others write',
      `emit: () => ['Guide.html', 'sitemap.xml', 'x.txt', 'x.txt'].map((file) => ({ file, content: '' }))`,
      [
        'plugin site.config.ts:2 the plugin own: its file Guide.html already exists: the page /guide writes it',
        'plugin site.config.ts:2 the plugin own: its file sitemap.xml already exists: docgen writes it',
        'plugin site.config.ts:2 the plugin own: its file x.txt already exists: the plugin own writes it',
      ],
    ],
    [
      'something that is no finding',
      `check: () => [{ file: 'docs/guide.md', line: 0, message: '' }]`,
      [
        'plugin site.config.ts:2 the plugin own: its hook check returned invalid data: [0].line: expected a number that is at least 1, found 0',
        'plugin site.config.ts:2 the plugin own: its hook check returned invalid data: [0].message: expected a string that is not empty, found ""',
      ],
    ],
  ])('%s', async (_what, hooks, errors) => {
    config(`{ name: 'own', version: '1', ${hooks} }`)
    expect(await failing()).toEqual(errors)
  })

  it('reports the position where a hook threw, in the file of the plugin', async () => {
    write(
      'plugins/broken.ts',
      `interface Dump { readonly size: number }
const measure = (dump?: Dump) => dump!.size
export const content = { name: 'brings', version: '1', content: () => ({ data: measure() }) }
export const html = {
  name: 'draws',
  version: '1',
  html: { appliesTo: (page) => page.route === '/', change: (text) => text + measure() },
}
`,
    )
    config('content', "import { content } from './plugins/broken'")
    const where = /^plugin plugins\/broken.ts:2 the plugin (brings|draws): its hook (content|html) threw TypeError/
    expect(await failing()).toEqual([expect.stringMatching(where)])
    config('html', "import { html } from './plugins/broken'")
    expect(await failing()).toEqual([expect.stringMatching(where)])
  })

  it('reports a failure on every page once, with the first page and their number', async () => {
    config(
      `{ name: 'own', version: '1', html: { change: (_html, { page }) => { throw new Error('no ' + page.kind) } } }`,
    )
    const { report } = await site.build()
    const messages = report.diagnostics.filter(({ code }) => code === 'plugin')
    expect(messages.map(({ file, message }) => `${file} ${message}`)).toEqual([
      'site.config.ts the plugin own: its hook html threw Error: no doc',
      'site.config.ts the plugin own: its hook html threw Error: no not-found',
    ])
    expect(messages.map(({ hint }) => hint)).toEqual(['It was changing /guide, /', 'It was changing /404'])
  })

  it('keeps the thrown error for the verbose output', async () => {
    config(`{ name: 'own', version: '1', check: () => { throw new Error('no') } }`)
    const { report } = await site.build()
    expect(report.diagnostics.find(({ code }) => code === 'plugin')?.stack).toMatch(/^Error: no\n +at /)
  })
})

const ALL = `const all = { name: 'all', version: '1', html: { change: (html) => html.replace('</body>', '<p>all</p></body>') } }`

function imports(...names: readonly string[]): string {
  return names.map((name) => `import { ${name} } from './plugins/${name}'`).join('\n')
}
