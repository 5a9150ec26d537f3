import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { loadConfig } from '../src/config/load-config.js'
import { inSite } from '../src/guard/working-folder.js'
import { migrateSite } from '../src/migrate/migrate-site.js'
import { readTree } from './build-copy.js'

// Each folder contains a Docusaurus site and the files that migrating it writes. DOCGEN_UPDATE=1 updates them: read
// the difference.
const SITES = fileURLToPath(new URL('migrate', import.meta.url))
const MODULES = fileURLToPath(new URL('../node_modules', import.meta.url))

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function copySite(site: string): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-migrate-')))
  folders.push(folder)
  cpSync(site, folder, { recursive: true })
  return folder
}

function makeSite(files: Readonly<Record<string, string>>): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-migrate-')))
  folders.push(folder)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}

const migrate = (siteDir: string, options: { isForced?: boolean; isDry?: boolean } = {}) =>
  inSite(siteDir, () =>
    migrateSite({
      tool: 'docusaurus',
      siteDir,
      report: 'migration-report.md',
      isForced: false,
      isDry: false,
      ...options,
    }),
  )

describe.each(readdirSync(SITES))('the Docusaurus site %s', (name) => {
  it('is migrated to the expected config and report, changes nothing else, and has a valid config', async () => {
    const siteDir = copySite(join(SITES, name, 'site'))
    const before = readTree(siteDir)
    const { value, diagnostics } = await migrate(siteDir)
    expect(diagnostics).toEqual([])
    const files = value?.writtenFiles ?? []
    const expected = readdirSync(join(SITES, name)).filter((file) => file !== 'site')
    expect([...files].sort()).toEqual(expected.sort())
    for (const file of files) {
      const text = readFileSync(join(siteDir, file), 'utf8')
      if (process.env['DOCGEN_UPDATE'] === '1') writeFileSync(join(SITES, name, file), text)
      expect(text).toBe(readFileSync(join(SITES, name, file), 'utf8'))
      rmSync(join(siteDir, file))
    }
    expect(readTree(siteDir)).toEqual(before)
    expect(existsSync(join(siteDir, '.docgen'))).toBe(false)
    await migrate(siteDir)
    symlinkSync(MODULES, join(siteDir, 'node_modules'))
    expect((await loadConfig(siteDir)).diagnostics).toEqual([])
  })
})

const failing: readonly [string, Readonly<Record<string, string>>, string][] = [
  [
    'there is no config',
    { 'package.json': '{}' },
    'missing-tool-config no docusaurus.config.js, .ts, .mjs or .cjs in this folder (Name the folder that contains it: docgen migrate docusaurus ../website)',
  ],
  [
    'the config is in a folder below',
    { 'website/docusaurus.config.js': 'module.exports = {}' },
    'missing-tool-config no docusaurus.config.js, .ts, .mjs or .cjs in this folder (There is one in website: docgen migrate docusaurus website)',
  ],
  [
    'the site is of Docusaurus 1',
    { 'siteConfig.js': '' },
    'missing-tool-config siteConfig.js:- siteConfig.js is the config of Docusaurus 1, which docgen does not read (Upgrade the site to Docusaurus 2 or 3 first)',
  ],
  [
    'it does not parse',
    { 'docusaurus.config.js': "module.exports = {\n  title: 'A'\n  url: 'https://a.example'\n}\n" },
    'invalid-config-syntax docusaurus.config.js:3 Expected "}" but found "url" (Is a comma missing before it?)',
  ],
  [
    'it throws',
    { 'docusaurus.config.js': "module.exports = {}\nthrow new Error('no token')\n" },
    'config-failed docusaurus.config.js:2 docusaurus.config.js could not be run: no token',
  ],
  [
    'its function throws',
    { 'docusaurus.config.js': "module.exports = async () => {\n  throw new Error('no token')\n}\n" },
    'config-failed docusaurus.config.js:2 docusaurus.config.js could not be run: no token',
  ],
  [
    'it exports nothing',
    { 'docusaurus.config.mjs': 'export const title = 1\n' },
    'no-docusaurus-config docusaurus.config.mjs:1 docusaurus.config.mjs exports nothing: expected the fields of a Docusaurus config (Write module.exports = { … } or export default { … })',
  ],
  [
    'it exports a text',
    { 'docusaurus.config.js': "module.exports = 'classic'\n" },
    'no-docusaurus-config docusaurus.config.js:1 docusaurus.config.js exports a value of the type string: expected the fields of a Docusaurus config (Write module.exports = { … } or export default { … })',
  ],
  [
    'a file of its own is missing',
    { 'docusaurus.config.js': "module.exports = { title: require('./title') }\n" },
    'invalid-config-syntax docusaurus.config.js:1 Could not resolve "./title" (No such file exists: create it, or correct the path)',
  ],
  [
    'a config of docgen is there',
    { 'docusaurus.config.js': 'module.exports = {}', 'site.config.mjs': '' },
    'file-exists site.config.mjs:- the file already exists, and docgen does not overwrite it (Add --force to overwrite it, or --dry-run to see what would be written)',
  ],
]

describe('migrateSite', () => {
  it.each([
    ['', 'remark-emoji', `remarkPlugins: ['remark-emoji']`, '- `:rocket: in docs/b.md`: `remark-emoji`'],
    ['', 'another', undefined, 'emoji codes appear as written. Install remark-emoji'],
    ['markdown: { emoji: false },', 'remark-emoji', undefined, undefined],
  ])('replaces emoji codes in pages, with %j and %s installed', async (markdown, installed, written, reported) => {
    const siteDir = makeSite({
      'docusaurus.config.js': `module.exports = { title: 'A', url: 'https://a.example', baseUrl: '/', ${markdown} presets: ['classic'] }`,
      'docs/a.md': '# A\n\nAt 10:30:15, `:rocket:`, a::b:c and https://a.example:80:x:\n\n:::note\n\nx\n\n:::\n',
      'docs/b.md': '# B\n\n| a |\n| - |\n| :rocket: |\n',
      [`node_modules/${installed}/package.json`]: '{ "exports": { ".": { "import": "./index.js" } } }',
      [`node_modules/${installed}/index.js`]: '',
    })
    const { value } = await migrate(siteDir)
    const report = readFileSync(join(siteDir, 'migration-report.md'), 'utf8')
    if (written === undefined) expect(value?.config).not.toContain('remarkPlugins')
    else expect(value?.config).toContain(written)
    if (reported === undefined) expect(report).not.toContain('rocket')
    else expect(report).toContain(reported)
  })

  it('migrates the package managers of tabs, and reports those that docgen does not support', async () => {
    const siteDir = makeSite({
      'docusaurus.config.js': `const npm2yarn = require('@docusaurus/remark-plugin-npm2yarn')
module.exports = {
  title: 'A', url: 'https://a.example', baseUrl: '/',
  presets: [['classic', { docs: {
    remarkPlugins: [[npm2yarn, { sync: true, converters: ['pnpm', ['Turbo', (code) => code]] }]],
  } }]],
}`,
      'docs/a.md': '# A',
    })
    const { value } = await migrate(siteDir)
    expect(value?.config).toContain("npm2yarn: { sync: true, converters: ['pnpm'] }")
    expect(readFileSync(join(siteDir, 'migration-report.md'), 'utf8')).toContain(
      'converters[1]` (docusaurus.config.js:5): docgen converts commands only to yarn, pnpm, bun.',
    )
  })

  it('runs a config that creates a require and its own paths, and writes no path of this machine', async () => {
    const siteDir = makeSite({
      'docusaurus.config.mjs': `import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
const require = createRequire(import.meta.url)
const here = path.dirname(fileURLToPath(import.meta.url))
const { themes } = require('prism-react-renderer')
const { name } = require('./package.json')
export default {
  title: name, url: 'https://a.example', baseUrl: '/', staticDirectories: [path.join(here, 'public')],
  presets: [[require.resolve('@docusaurus/preset-classic'), { docs: { path: path.join(here, 'handbook') } }]],
  plugins: [[require.resolve('@docusaurus/plugin-content-docs'), { id: 'more', path: path.join(here, 'more') }]],
  themeConfig: { prism: { theme: themes.github } },
}`,
      'package.json': '{ "name": "Own" }',
      'handbook/a.md': '# A',
      'more/b.md': '# B',
      'public/c.txt': 'c',
    })
    const { value, diagnostics } = await migrate(siteDir)
    expect(diagnostics).toEqual([])
    expect(value?.config).not.toContain(siteDir)
    for (const written of ["title: 'Own'", "path: 'handbook'", "path: 'more'", "staticDirectories: ['public']"]) {
      expect(value?.config).toContain(written)
    }
  })

  it('imports plugins by the names under which they are exported, each once, and writes portable paths', async () => {
    const siteDir = makeSite({
      'docusaurus.config.ts': `import path from 'node:path'
import remarkDefault, { remarkNamed as local } from './plugins/both'
import * as all from './plugins/both'
import { plugin as generic } from 'remark-missing'
import { plugin } from 'remark-here'
const { remarkNamed } = require('./plugins/both')
const inside = require('./plugins/both').remarkInside.deep
const remarkPlugins = [
  remarkDefault, local, all.remarkNamed, remarkNamed, inside, generic, plugin,
  [require('./plugins/both').remarkNamed, { root: path.join(__dirname, 'docs'), route: '/docs' }],
]
export default {
  title: 'A', url: 'https://a.example', baseUrl: '/', favicon: path.resolve('static/a.svg'),
  customFields: { folder: __dirname, above: path.join(__dirname, '..') },
  presets: [['classic', { docs: { remarkPlugins }, blog: { remarkPlugins }, pages: { remarkPlugins } }]],
  plugins: [['@docusaurus/plugin-content-docs', { id: 'more', path: 'more', routeBasePath: 'more', remarkPlugins }]],
}`,
      'plugins/both.js': `module.exports = () => () => {}
Object.assign(module.exports, { default: module.exports, remarkNamed: () => () => {}, remarkInside: { deep: () => () => {} } })`,
      'node_modules/remark-here/package.json': '{ "main": "index.js" }',
      'node_modules/remark-here/index.js': '',
      'docs/a.md': '# A',
      'more/b.md': '# B',
      'blog/2026-01-01-c.md': '# C',
      'src/pages/d.md': '# D',
      'static/a.svg': '<svg/>',
    })
    const { value, diagnostics } = await migrate(siteDir)
    expect(diagnostics).toEqual([])
    const config = value?.config ?? ''
    expect(config.match(/^import .*/gm)).toEqual([
      "import { defineConfig } from '@docgen/cli'",
      "import pluginsBoth from './plugins/both'",
      "import { remarkNamed } from './plugins/both'",
      "import { remarkInside } from './plugins/both'",
      "import { fileURLToPath } from 'node:url'",
      "import { plugin as remarkHerePlugin } from 'remark-here'",
    ])
    expect(/remarkPlugins: (\[[\s\S]*?\n {4}\]|\[.*\])/.exec(config)?.[1]?.replace(/\s+/g, ' ')).toBe(
      "[ pluginsBoth, remarkNamed, remarkInside.deep, remarkHerePlugin, [remarkNamed, { root: fileURLToPath(new URL('./docs', import.meta.url)), route: '/docs' }], ]",
    )
    expect(config).toContain("favicon: './static/a.svg'")
    expect(config).not.toContain(siteDir)
    expect(value?.report).not.toContain(siteDir)
    expect(value?.notes.filter(({ name }) => name === 'remark-missing')).toHaveLength(1)
  })

  it.each([
    ['./plugins/remark-own', 'plugins/remark-own.ts'],
    ['./plugins/remark-own', 'plugins/remark-own.mts'],
    ['./plugins/remark-own', 'plugins/remark-own.cts'],
    ['./plugins/remark-own', 'plugins/remark-own.mjs'],
    ['./plugins/remark-own', 'plugins/remark-own.cjs'],
    ['./plugins/remark-own', 'plugins/remark-own/index.ts'],
    ['./plugins/remark-own', 'plugins/remark-own/index.mts'],
    ['../shared/remark-own', '../shared/remark-own.ts'],
    ['./plugins/remark-own.ts', 'plugins/remark-own.ts'],
  ])('keeps a Markdown plugin that the config imports as %s from %s', async (specifier, file) => {
    const isCommonJs = /\.c[jt]s$/.test(file)
    const folder = makeSite({
      'site/docusaurus.config.ts': `import own from '${specifier}'
export default { title: 'A', url: 'https://a.example', baseUrl: '/', presets: [['classic', { docs: { remarkPlugins: [own] }, blog: { rehypePlugins: [own] }, pages: { beforeDefaultRemarkPlugins: [own] } }]] }`,
      [join('site', file)]:
        `const own = () => () => {}\n${isCommonJs ? 'module.exports = own' : 'export default own'}\n`,
      'site/docs/a.md': '# A',
      'site/blog/2026-01-01-b.md': '# B',
      'site/src/pages/c.md': '# C',
    })
    const { value, diagnostics } = await migrate(join(folder, 'site'))
    expect(diagnostics).toEqual([])
    expect(value?.notes.filter(({ status }) => status === 'lost')).toEqual([])
    const loaded = await loadConfig(join(folder, 'site'))
    expect(loaded.diagnostics).toEqual([])
    const { remarkPlugins, rehypePlugins } = loaded.value?.config.markdown ?? {}
    expect([remarkPlugins, rehypePlugins]).toEqual([[expect.any(Function)], [expect.any(Function)]])
  })

  it.each([
    ["require.resolve('./sidebars')", 'sidebars.ts'],
    ["require.resolve('./sidebars')", 'sidebars.js'],
    ["'./sidebars.mts'", 'sidebars.mts'],
    ["path.resolve('sidebars.cjs')", 'sidebars.cjs'],
    ["require.resolve('./config/sidebars')", 'config/sidebars.ts'],
  ])('finds the sidebars for %s', async (written, file) => {
    const siteDir = makeSite({
      'docusaurus.config.js': `const path = require('path')
module.exports = { title: 'A', url: 'https://a.example', baseUrl: '/', presets: [['classic', { docs: { sidebarPath: ${written} } }]] }`,
      [file]: 'module.exports = { a: [] }',
      'docs/a.md': '# A',
    })
    const { value } = await migrate(siteDir)
    expect(value?.config).toContain(`sidebars: './${file}'`)
  })

  it('loads packages of Docusaurus whose functions return texts of the config', async () => {
    const siteDir = makeSite({
      'node_modules/docusaurus-plugin-words/package.json': '{ "name": "docusaurus-plugin-words", "main": "a.js" }',
      'node_modules/docusaurus-plugin-words/a.js': 'exports.say = (word) => word.toUpperCase()\n',
      'node_modules/docusaurus-plugin-broken/package.json': '{ "name": "docusaurus-plugin-broken", "main": "a.js" }',
      'node_modules/docusaurus-plugin-broken/a.js': "throw new Error('no')\n",
      'docusaurus.config.js': `const { say } = require('docusaurus-plugin-words')
const broken = require('docusaurus-plugin-broken')
module.exports = { title: say('own title'), url: say('https://a.example'), baseUrl: '/', presets: ['classic'],
  tagline: broken.tell('tagline'), themeConfig: { navbar: { items: [{ label: say('docs'), to: 'docs' }] } } }`,
      'docs/index.md': '# A\n',
    })
    const { value, diagnostics } = await migrate(siteDir)
    expect(diagnostics).toEqual([])
    expect(value?.config).toMatch(/title: 'OWN TITLE',\n.*url: 'https:\/\/a\.example'/s)
    expect(value?.config).toContain("label: 'DOCS'")
    expect(value?.config).not.toContain('tagline')
  })

  it('keeps single dollar signs as text where remark-math does', async () => {
    const siteDir = makeSite({
      'docusaurus.config.js': `const math = require('remark-math')
const katex = require('rehype-katex')
module.exports = { title: 'A', url: 'https://a.example', baseUrl: '/',
  presets: [['classic', { docs: { remarkPlugins: [[math, { singleDollarTextMath: false }]], rehypePlugins: [katex] } }]] }`,
      'docs/index.md': '# A\n',
    })
    expect((await migrate(siteDir)).value?.config).toContain('math: { singleDollarTextMath: false }')
  })

  it('resolves paths relative to modules in subfolders', async () => {
    const siteDir = makeSite({
      'docusaurus.config.ts':
        "import docs from './config/docs'\nexport default { title: 'A', url: 'https://a.example', baseUrl: '/', presets: [['classic', { docs }]] }",
      'config/docs.ts':
        "import path from 'path'\nexport default { path: path.join(__dirname, '../handbook'), sidebarPath: require.resolve('./sidebars') }",
      'config/sidebars.ts': 'export default { a: [] }',
      'handbook/a.md': '# A',
    })
    const { value } = await migrate(siteDir)
    expect(value?.config).toContain("path: 'handbook'")
    expect(value?.config).toContain("sidebars: './config/sidebars.ts'")
  })

  it.each([
    ['', "fromExtensions: ['html']", ['/docs/a.html → /docs/a']],
    ['trailingSlash: true,', "fromExtensions: ['html', 'htm']", ['/docs/a.html → /docs/a', '/docs/a.htm → /docs/a']],
    ['trailingSlash: false,', "fromExtensions: ['html']", []],
    ['trailingSlash: false,', "fromExtensions: ['php']", ['/docs/a.php → /docs/a']],
  ])('redirects URLs with a file extension if pages are folders: %j %s', async (slash, options, expected) => {
    const siteDir = makeSite({
      'docusaurus.config.js': `module.exports = { title: 'A', url: 'https://a.example', baseUrl: '/', ${slash}
  presets: ['classic'], plugins: [['@docusaurus/plugin-client-redirects', { ${options} }]] }`,
      'docs/a.md': '# A',
    })
    const { value } = await migrate(siteDir)
    const redirects = [...(value?.config.matchAll(/\{ from: '([^']+)', to: '([^']+)' \}/g) ?? [])]
    const moves = redirects.map(([, from, to]) => `${from} → ${to}`).filter((each) => each !== '/ → /docs/a')
    expect(moves).toEqual(expected)
  })

  it.each([
    ["({ docPath, locale }) => (locale === 'en' ? 'https://git.example/' + docPath : undefined)", 'migrated'],
    ['({ docPath, locale }) => HOST + docPath + locale', 'lost'],
  ])('migrates a function for edit links unchanged if it needs no computed values: %s', async (written, status) => {
    const siteDir = makeSite({
      'docusaurus.config.js': `const HOST = ['https://git.example/'].join()
module.exports = { title: 'A', url: 'https://a.example', baseUrl: '/', presets: [['classic', { docs: { editUrl: ${written} } }]] }`,
      'docs/a.md': '# A',
    })
    const { value } = await migrate(siteDir)
    expect(value?.notes.find(({ name }) => name.endsWith('editUrl'))?.status).toBe(status)
    expect(/editUrl: \(\{/.test(value?.config ?? '')).toBe(status === 'migrated')
    symlinkSync(MODULES, join(siteDir, 'node_modules'))
    expect((await loadConfig(siteDir)).diagnostics).toEqual([])
  })

  it('reads the colors of a site whose config uses the working folder, from any folder', async () => {
    const siteDir = makeSite({
      'docusaurus.config.js': `const { resolve } = require('path')
module.exports = { title: 'A', url: 'https://a.example', baseUrl: '/', presets: [['classic', { theme: { customCss: [resolve('src/a.css')] } }]] }`,
      'src/a.css': ':root { --ifm-color-primary: #123456; }',
      'docs/a.md': '# A',
    })
    const before = process.cwd()
    await migrate(siteDir)
    expect(process.cwd()).toBe(before)
    expect(readFileSync(join(siteDir, 'site.css'), 'utf8')).toContain('--color-accent: #123456')
  })

  it.each([
    [{}, '#123456', 'sass is not installed'],
    [
      {
        'node_modules/sass/package.json': '{ "main": "index.js" }',
        'node_modules/sass/index.js': "exports.compile = () => ({ css: ':root { --ifm-color-primary: #345678 }' })",
      },
      '#345678',
      'Your sass compiled it',
    ],
  ])('reads colors from Sass', async (installed, color, reported) => {
    const siteDir = makeSite({
      'docusaurus.config.js':
        "module.exports = { title: 'A', url: 'https://a.example', baseUrl: '/', presets: [['classic', { theme: { customCss: './a.scss' } }]] }",
      'a.scss':
        '// Colors\n$blue: #00f;\n:root {\n  --ifm-color-primary: #123456;\n  --ifm-background-color: #{$blue};\n}\n',
      'docs/a.md': '# A',
      ...installed,
    })
    const { value } = await migrate(siteDir)
    const styles = readFileSync(join(siteDir, 'site.css'), 'utf8')
    expect(styles).toContain(`--color-accent: ${color}`)
    expect(styles).not.toContain('$')
    expect(value?.notes.find(({ name }) => name === 'a.scss')?.message).toContain(reported)
  })

  it('keeps the style sheets of packages', async () => {
    const siteDir = makeSite({
      'docusaurus.config.js':
        "module.exports = { title: 'A', url: 'https://a.example', baseUrl: '/', presets: [['classic', { theme: { customCss: [require.resolve('letters/index.css'), './a.css'] } }]] }",
      'node_modules/letters/package.json': '{ "name": "letters", "version": "1.0.0" }',
      'node_modules/letters/index.css':
        '@font-face { font-family: Letters; src: url(letters.woff2); }\n.shown { color: red; }\n',
      'node_modules/letters/letters.woff2': 'letters',
      'a.css': ':root { --ifm-font-family-base: Letters; }\n',
      'docs/a.mdx': '# A\n\n<p className="shown">Text.</p>\n',
    })
    const { value } = await migrate(siteDir)
    expect(value?.config).toContain("css: ['./node_modules/letters/index.css', './site.css']")
    expect(readFileSync(join(siteDir, 'site.css'), 'utf8')).not.toContain('red')
    expect(value?.notes.filter(({ status, name }) => status === 'lost' && name.includes('letters'))).toEqual([])
  })

  it('reports a problem with several positions once', async () => {
    const items =
      "{ to: '/a', label: 'A', mine: 1 }, { to: '/a', label: 'B', mine: 1 }, { to: '/a', label: 'C',\n mine: 1 }"
    const siteDir = makeSite({
      'docusaurus.config.js': `module.exports = { title: 'A', url: 'https://a.example', baseUrl: '/', themeConfig: { navbar: { items: [\n${items}\n] } } }`,
      'docs/a.md': '# A',
    })
    const { value } = await migrate(siteDir)
    const reported = value?.report
      .split('\n')
      .filter((line) => line.includes('docgen does not have this field of a navbar item'))
    expect(reported).toEqual([
      '- `themeConfig.navbar.items[].mine` (docusaurus.config.js:2, docusaurus.config.js:3): docgen does not have this field of a navbar item.',
    ])
  })

  it('reports posts that lists show in part', async () => {
    const siteDir = makeSite({
      'docusaurus.config.js': `module.exports = { title: 'A', url: 'https://a.example', baseUrl: '/', presets: [['classic', {}]] }`,
      'docs/a.md': '# A',
      'blog/2026-01-01-b.md': 'B\n\n<!-- truncate -->\n\nC',
      'blog/2026-01-02-d.md': 'D\n\nE',
      'blog/_part.md': 'F',
    })
    const { value } = await migrate(siteDir)
    const note = value?.notes.find(({ name }) => name === 'whole posts in the lists of blog')
    expect([note?.status, note?.message]).toEqual([
      'changed',
      expect.stringContaining('posts without a truncate marker: 1 of 2'),
    ])
  })

  it('migrates every blog folder, that without an id first', async () => {
    const blogs =
      "[['@docusaurus/plugin-content-blog', { id: 'news', path: './news' }], ['@docusaurus/plugin-content-blog', {}]]"
    const siteDir = makeSite({
      'docusaurus.config.js': `module.exports = { title: 'A', url: 'https://a.example', baseUrl: '/', plugins: ${blogs} }`,
      'news/2026-01-01-a.md': '# A',
      'blog/2026-01-01-b.md': '# B',
    })
    const { value } = await migrate(siteDir)
    expect(value?.config).toContain("blog: [{}, { id: 'news', path: './news' }]")
  })

  it.each([
    ['', 'blog', 'blog: {}'],
    ["routeBasePath: '/', archiveBasePath: 'all'", 'blog', "blog: { routeBasePath: '/', archiveBasePath: 'all' }"],
    ["authorsMapPath: 'team.yml', path: 'news'", 'news', "blog: { path: 'news', authorsMapPath: 'team.yml' }"],
    [
      "archiveBasePath: null, authorsBasePath: 'people'",
      'blog',
      "blog: { authorsBasePath: 'people', archiveBasePath: null }",
    ],
    [
      "tagsBasePath: 'topics', pageBasePath: 'older'",
      'blog',
      "blog: { tagsBasePath: 'topics', pageBasePath: 'older' }",
    ],
  ])('migrates archive and authors of a blog with %j', async (options, folder, expected) => {
    const siteDir = makeSite({
      'docusaurus.config.js': `module.exports = { title: 'A', url: 'https://a.example', baseUrl: '/', presets: [['classic', { docs: { routeBasePath: '/docs', tagsBasePath: 'marks' }, blog: { ${options} } }]] }`,
      'docs/a.md': '# A',
      [`${folder}/2026-01-01-b.md`]: '# B',
      [`${folder}/authors.yml`]: 'ann:\n  name: Ann\n  page: true\n  image_url: /ann.png\n',
    })
    const { value } = await migrate(siteDir)
    const blog = /blog: \{[^}]*\}/.exec(value?.config ?? '')?.[0]
    expect(blog?.match(/\w+: (?:'[^']*'|null)/g)?.toSorted() ?? []).toEqual(
      (expected.match(/\w+: (?:'[^']*'|null)/g) ?? []).toSorted(),
    )
    expect(value?.config).toContain("tagsBasePath: 'marks'")
    expect(value?.config).not.toContain('/archive')
    expect(value?.notes.filter(({ status, message }) => status === 'lost' && /author|archive/.test(message))).toEqual(
      [],
    )
  })

  const EDIT = 'https://git.example/edit/main'

  it.each([
    ["exclude: ['**/NOTES.md']", "exclude: ['**/NOTES.md']"],
    ["include: ['**/*.mdx'], editUrl: `${EDIT}/site`", `include: ['**/*.mdx'], editUrl: '${EDIT}/site'`],
    ['editUrl: ({ blogDirPath, blogPath }) => `${EDIT}/${blogDirPath}/${blogPath}`', `editUrl: '${EDIT}/'`],
    ['editUrl: ({ locale }) => `${EDIT}/${locale}`', ''],
  ])('migrates files and edit links of a blog and of pages with %s', async (options, expected) => {
    const siteDir = makeSite({
      'docusaurus.config.js': `const EDIT = '${EDIT}'\nmodule.exports = { title: 'A', url: 'https://a.example', baseUrl: '/', presets: [['classic', { blog: { ${options} }, pages: { ${options.includes('=>') ? '' : options} } }]] }`,
      'docs/a.md': '# A',
      'blog/2026-01-01-b.md': '# B',
      'src/pages/c.md': '# C',
    })
    const { value } = await migrate(siteDir)
    const field = (name: string) => new RegExp(`${name}: \\{([^}]*)\\}`).exec(value?.config ?? '')?.[1]?.trim()
    expect(field('blog') ?? '').toBe(expected)
    if (!options.includes('=>')) expect(field('pages')).toBe(expected)
    const lost = value?.notes.filter(({ status, name }) => status === 'lost' && /blog|pages/.test(name))
    expect(lost?.map(({ message }) => message)).toEqual(
      expected === '' ? ['the function depends on more than the path of the file'] : [],
    )
  })

  it.each([
    ['a frame', '<iframe src="https://video.example/1"></iframe>', '<iframe> in docs/a.md'],
    ['a frame in a block of code', '```html\n<iframe src="x"></iframe>\n```', undefined],
    ['a button with a handler', "<button onClick={() => alert('x')}>Press</button>", undefined],
  ])('trusts HTML only if a page needs it: %s', async (_case, text, name) => {
    const siteDir = makeSite({
      'docusaurus.config.js':
        "module.exports = { title: 'A', url: 'https://a.example', baseUrl: '/', presets: ['classic'] }",
      'docs/a.md': text,
    })
    const { value } = await migrate(siteDir)
    expect(value?.config.includes('trustHtml: true')).toBe(name !== undefined)
    expect(value?.notes.find(({ message }) => message.includes('trustHtml'))?.name).toBe(name)
  })

  it.each(failing)('reports a problem and writes nothing if %s', async (_case, files, expected) => {
    const siteDir = makeSite(files)
    const { value, diagnostics } = await migrate(siteDir)
    expect(value).toBeUndefined()
    const reported = diagnostics.map(({ code, file, line, message, hint }) =>
      [
        code,
        ...(file === undefined ? [] : [`${file}:${line ?? '-'}`]),
        message,
        ...(hint === undefined ? [] : [`(${hint})`]),
      ].join(' '),
    )
    expect(reported).toEqual([expected])
    expect(existsSync(join(siteDir, 'site.config.ts'))).toBe(false)
  })

  it('overwrites files only on request', async () => {
    const siteDir = makeSite({
      'docusaurus.config.js': "module.exports = { title: 'New', url: 'https://a.example' }",
      'site.config.ts': 'mine',
      'docs/a.md': '# A',
    })
    await migrate(siteDir)
    expect(readFileSync(join(siteDir, 'site.config.ts'), 'utf8')).toBe('mine')
    const dry = await migrate(siteDir, { isDry: true })
    expect(dry.value?.config).toContain("title: 'New'")
    expect(readFileSync(join(siteDir, 'site.config.ts'), 'utf8')).toBe('mine')
    await migrate(siteDir, { isForced: true })
    expect(readFileSync(join(siteDir, 'site.config.ts'), 'utf8')).toContain("title: 'New'")
  })

  it('names the missing fields that docgen requires', async () => {
    const config = "module.exports = { url: require('gone').url }"
    const siteDir = makeSite({ 'docusaurus.config.js': config, 'docs/a.md': '# A' })
    const { value } = await migrate(siteDir)
    expect(value?.notes.filter(({ status }) => status === 'lost').map(({ name }) => name)).toEqual([
      'url',
      'documents',
      'title',
      'url',
    ])
    expect(value?.config).not.toContain('undefined')
  })

  it('reads sidebar settings from where old configs have them', async () => {
    const config = "{ title: 'A', url: 'https://a.example', themeConfig: { hideableSidebar: true, mine: 1 } }"
    const siteDir = makeSite({ 'docusaurus.config.js': `module.exports = ${config}`, 'docs/a.md': '# A' })
    const { value } = await migrate(siteDir)
    expect(value?.notes.filter(({ status }) => status === 'lost').map(({ name }) => name)).toContain(
      'themeConfig.hideableSidebar',
    )
    expect(value?.config).toContain('customFields: { themeConfig: { mine: 1 } }')
  })

  it('runs the config as for a build, and reports its use of the environment and the clock', async () => {
    const siteDir = makeSite({
      'docusaurus.config.js': `const isBuild = process.env.NODE_ENV === 'production'
module.exports = {
  title: 'A', url: 'https://a.example', baseUrl: process.env.DOCGEN_TEST_NO_BASE ?? '/', noIndex: !isBuild,
  themeConfig: { footer: { copyright: \`© \${new Date().getFullYear()}\` } },
}`,
      'docs/a.md': '# A',
    })
    vi.stubEnv('NODE_ENV', 'development')
    onTestFinished(() => void vi.unstubAllEnvs())
    const { value } = await migrate(siteDir)
    expect(process.env['NODE_ENV']).toBe('development')
    expect(value?.config).toContain('noIndex: false')
    const reported = value?.notes.filter(({ status }) => status === 'fixed')
    expect(reported?.map(({ name, line }) => `${name}:${line}`)).toEqual([
      'process.env.DOCGEN_TEST_NO_BASE:3',
      'new Date():4',
    ])
  })

  it('names the print style sheets: style sheets of a docgen site apply to all media', async () => {
    const sheets = "[{ href: '/print.css', media: 'print' }, { href: '/all.css', media: 'all' }]"
    const siteDir = makeSite({
      'docusaurus.config.js': `module.exports = { title: 'A', url: 'https://a.example', baseUrl: '/', stylesheets: ${sheets} }`,
      'docs/a.md': '# A',
      'static/print.css': 'nav { display: none }',
      'static/all.css': 'nav { color: red }',
    })
    const { value } = await migrate(siteDir)
    expect(value?.config).toContain("css: ['./static/all.css']")
    expect(value?.notes.find(({ name }) => name === '/print.css')).toMatchObject({ status: 'lost' })
  })

  it('migrates the heading levels of the table of contents to all docs folders', async () => {
    const siteDir = makeSite({
      'docusaurus.config.js': `module.exports = {
  title: 'A', url: 'https://a.example', baseUrl: '/',
  presets: [['classic', {}]], plugins: [['@docusaurus/plugin-content-docs', { id: 'more', path: 'more' }]],
  themeConfig: { tableOfContents: { maxHeadingLevel: 5 } },
}`,
      'docs/a.md': '# A',
      'more/b.md': '# B',
    })
    expect((await migrate(siteDir)).value?.config.match(/tocMaxHeadingLevel: 5/g)).toHaveLength(2)
  })

  it.each([
    ['2.4.3', undefined, true],
    ['^2.4.3', '3.10.2', false],
    ['^3.0.0', undefined, false],
    ['~2', '2.4.3', true],
  ])('detects the MDX version of pages for Docusaurus %s, installed as %s', async (wanted, installed, isOld) => {
    const siteDir = makeSite({
      'docusaurus.config.js': "module.exports = { title: 'A', url: 'https://a.example', baseUrl: '/' }",
      'package.json': JSON.stringify({ dependencies: { '@docusaurus/core': wanted } }),
      ...(installed && {
        'node_modules/@docusaurus/core/package.json': JSON.stringify({ version: installed }),
      }),
      'docs/a.md': '# A',
    })
    const { value } = await migrate(siteDir)
    expect(value?.notes.some(({ name }) => name === 'MDX 1')).toBe(isOld)
  })

  it('removes what docgen rejects, and reports it', async () => {
    const config =
      "{ title: 'A', url: 'https://a.example', trailingSlash: 'yes', onBrokenLinks: 'shout', themeConfig: { navbar: { items: [{ label: 'x' }, { to: '/', label: 'y' }] } } }"
    const siteDir = makeSite({ 'docusaurus.config.js': `module.exports = ${config}`, 'docs/a.md': '# A' })
    const { value } = await migrate(siteDir)
    const refused = value?.notes.filter(({ message }) => message.startsWith('docgen rejects'))
    expect(refused?.map(({ name }) => name)).toEqual(['trailingSlash', 'navbar.items[0]', 'onBrokenLinks'])
    expect((await loadConfig(siteDir)).diagnostics).toEqual([])
  })
})
