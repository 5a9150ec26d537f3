import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrateSite } from '../src/migrate/migrate-site.js'
import { buildHere } from './build-copy.js'
import { createMovedSite, errorsIn, type MovedSite } from './create-moved-site.js'

// Small Docusaurus sites, each for one common practice: they build right after migration.

let root = ''
let write: MovedSite['write']
let move: MovedSite['move']
let remove: MovedSite['remove']

beforeEach(() => {
  ;({ root, write, move, remove } = createMovedSite())
})
afterEach(() => remove())

describe('MDX that cannot be parsed or run', () => {
  const FILES = {
    'docs/syntax.mdx': "import A from './a'\n\n# Syntax\n\nBefore <5 and {after.\n\n<A>Inner words</A>\n",
    'docs/a.js': "export default function A({ children }) {\n  throw new Error('not here')\n}\n",
    'docs/unknown.mdx': '# Unknown\n\n<Nowhere>Kept words</Nowhere>\n',
  }

  it('is a warning after a migration, and its text stays', async () => {
    write(FILES)
    const moved = await move()
    expect(moved.config).toContain("onBrokenMdx: 'warn'")
    expect(errorsIn(moved)).toEqual([])
    const codes = moved.diagnostics.map(({ code, severity }) => `${severity} ${code}`)
    expect(codes).toEqual(
      expect.arrayContaining(['warning mdx-syntax', 'warning mdx-failed', 'warning unknown-component']),
    )
    expect(moved.page('syntax/index.html')).toMatch(/Before &lt;5 and \{after\.[\s\S]*Inner words/)
    expect(moved.page('unknown/index.html')).toContain('Kept words')
  })

  it('is an error by default, and ignored if the config disables it', async () => {
    write(FILES)
    await move()
    const config = readFileSync(join(root, 'site.config.ts'), 'utf8')
    const build = async (text: string) => {
      writeFileSync(join(root, 'site.config.ts'), text)
      return (await buildHere(root)).report.diagnostics.filter(({ code }) => /^mdx|^unknown-comp/.test(code))
    }
    const strict = await build(config.replace("onBrokenMdx: 'warn'", "onBrokenMdx: 'throw'"))
    expect(strict.map(({ severity }) => severity)).toEqual(['error', 'error', 'error', 'error'])
    expect(await build(config.replace("onBrokenMdx: 'warn'", "onBrokenMdx: 'ignore'"))).toEqual([])
  })
})

it('shows the content of components around one that throws', async () => {
  write({
    'docs/box.jsx':
      "export const Box = ({ children }) => <section>{children}</section>\nexport const Bad = () => { throw new Error('no') }\n",
    'docs/nested.mdx':
      "import { Box, Bad } from './box'\n\n# Nested\n\n<Box>\n\nOuter words\n\n<Bad>\n\nInner words\n\n</Bad>\n\n</Box>\n",
  })
  const moved = await move()
  expect(errorsIn(moved)).toEqual([])
  expect(moved.page('nested/index.html')).toMatch(/<section>[\s\S]*Outer words[\s\S]*Inner words[\s\S]*<\/section>/)
})

it('shows pages whose components import a config that uses the names of a CommonJS module', async () => {
  write({
    'shared.config.js':
      "module.exports = { name: 'Shared words', sidebar: require.resolve('./sidebars.js'), css: __dirname + 'a.css' }\n",
    'src/components/browser.js':
      "'use client'\nimport shared from '../../shared.config'\nexport const Browser = () => <b>{`${shared.name} in ${shared.css}`}</b>\n",
    'src/pages/shown.js':
      "import shared from '../../shared.config'\nimport { Browser } from '../components/browser'\nexport default () => <p>{shared.name}: <Browser /></p>\n",
  })
  const moved = await move()
  expect(moved.diagnostics.filter(({ code }) => code === 'mdx-failed')).toEqual([])
  expect(moved.page('shown/index.html')).toMatch(/<p>Shared words[\s\S]*Shared words in \/a\.css/)
})

it('keeps names of grid lines in CSS modules', async () => {
  write({
    'src/pages/index.js':
      "import styles from './a.module.css'\nexport default () => <p className={styles.area}>Page</p>\n",
    'src/pages/a.module.css': '.area { grid-row: first / span 2; grid-area: main; }\n',
  })
  expect(errorsIn(await move())).toEqual([])
})

it('finds docs in sidebars by ids that repeat the version', async () => {
  write({
    'versions.json': '["1.0"]',
    'versioned_docs/version-1.0/intro.md': '# Intro\n',
    'versioned_sidebars/version-1.0-sidebars.json':
      '{"version-1.0/side": [{"type": "doc", "id": "version-1.0/intro"}]}',
  })
  expect(errorsIn(await move())).toEqual([])
})

it('accepts external URLs in to, and an empty navbar title', async () => {
  write(
    {},
    `themeConfig: { navbar: { title: '', items: [{ to: 'https://a.example/x', label: 'A' }] },
      footer: { links: [{ title: 'B', items: [{ to: '//b.example', label: 'B' }] }] } }`,
  )
  const moved = await move()
  expect(errorsIn(moved)).toEqual([])
  expect(moved.page('index.html')).toMatch(/href="https:\/\/a\.example\/x"[\s\S]*href="\/\/b\.example"/)
})

it('resolves relative URLs on the index of a folder as if it ended in a slash', async () => {
  write({
    'docs/guide/index.md': '# Guide\n\n[Step](step)\n',
    'docs/guide/step.md': '# Step\n',
  })
  const moved = await move()
  expect(moved.diagnostics).toEqual([])
  expect(moved.page('guide/index.html')).toContain('href="/guide/step"')
})

it('trusts HTML if a page links a style sheet', async () => {
  write({ 'src/pages/more.md': '# More\n\n<link rel="stylesheet" href="/more.css" />\n', 'static/more.css': 'p {}' })
  const moved = await move()
  expect(errorsIn(moved)).toEqual([])
  expect(moved.config).toContain('trustHtml: true')
})

it('resolves @theme/… from src/theme, falls back to docgen’s components, and warns about what only Docusaurus has', async () => {
  write({
    'src/theme/Own/index.js': "import Inner from '@theme/Own/Inner'\nexport default () => <Inner />\n",
    'src/theme/Own/Inner.jsx': 'export default () => <p>Own words</p>\n',
    'src/theme/Layout.js':
      "import Layout from '@theme-original/Layout'\nimport { Site } from '../site'\nexport default (props) => <Site.Provider value=\"Given words\"><Layout {...props} /></Site.Provider>\n",
    'src/site.js': "import { createContext } from 'react'\nexport const Site = createContext('nothing')\n",
    'src/pages/start.js': `import { useContext } from 'react'
import Layout from '@theme/Layout'
import Own from '@theme/Own'
import ExternalLink from '@theme/Icon/ExternalLink'
import { Site } from '../site'
const Words = () => <b>{useContext(Site)}</b>
export default () => <Layout title="Start"><Own /><Words /><ExternalLink width={20} /></Layout>
`,
    'docs/gone.mdx':
      "import Gone from '@theme/Gone'\nimport { useGone, PageMetadata } from '@docusaurus/theme-common/internal'\n\n# Gone\n\n<Gone>Kept words</Gone>\n\nexport const Hooked = () => <p>{useGone()}</p>\n\n<Hooked />\n",
  })
  const moved = await move()
  expect(errorsIn(moved)).toEqual([])
  expect(moved.page('start/index.html')).toMatch(/Own words[\s\S]*Given words[\s\S]*<svg[^>]*width="20"/)
  expect(moved.page('gone/index.html')).toContain('Kept words')
  const threw = moved.diagnostics.filter(({ code }) => code === 'mdx-failed')
  expect(threw).toMatchObject([
    {
      message: '<Gone> throws: docgen has no @theme/Gone',
      hint: expect.stringMatching(/install the plugin's package/),
    },
    { message: expect.stringContaining('docgen has no @docusaurus/theme-common: useGone') },
  ])
  expect(threw[1]).not.toHaveProperty('hint')
})

it('reads YAML with the loader that pages name, and modules of a static folder', async () => {
  write({
    'docs/data.mdx':
      "import list from '!!yaml-loader!./list.yaml'\nimport { word } from '/code/word.js'\n\n# Data\n\n{list.first} {word}\n",
    'docs/list.yaml': 'first: Alpha\n',
    'static/code/word.js': "export const word = 'Beta'\n",
  })
  const moved = await move()
  expect(errorsIn(moved)).toEqual([])
  expect(moved.page('data/index.html')).toContain('Alpha Beta')
})

it('finds images of pages anywhere next to the site, and in it', async () => {
  const image = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
  write({
    'website/docusaurus.config.js':
      "module.exports = { title: 'T', url: 'https://docs.example', baseUrl: '/', presets: [['classic', { docs: { path: '../docs', routeBasePath: '/' } }]] }",
    'docs/index.md': '# Home\n\n![a](../website/static/img/a.svg)\n![b](../art/b.svg)\n![c](@site/src/c.svg)\n',
    'website/static/img/a.svg': image,
    'art/b.svg': image,
    'website/src/c.svg': image,
  })
  const moved = await move(join(root, 'website'))
  expect(moved.diagnostics).toEqual([])
  for (const name of 'abc') expect(moved.page('index.html')).toMatch(new RegExp(`src="[^"]*${name}[^"]*\\.svg"`))
})

it('only warns about absolute URLs of the site with a missing anchor', async () => {
  write({ 'docs/index.md': '# Home\n\n[b](https://docs.example/#nowhere)\n' }, "onBrokenAnchors: 'throw',")
  const moved = await move()
  expect(errorsIn(moved)).toEqual([])
  expect(moved.diagnostics.map(({ code }) => code).sort()).toEqual(['broken-anchor'])
})

it('reads presets that extend the classic one by its options', async () => {
  write({
    'docusaurus.config.js':
      "module.exports = { title: 'T', url: 'https://docs.example', baseUrl: '/', presets: [[require.resolve('their-preset/preset'), { docs: { path: 'guides', routeBasePath: '/' }, theirs: 1 }]] }",
    'node_modules/their-preset/preset.js': 'module.exports = () => ({})\n',
    'node_modules/their-preset/package.json': '{ "name": "their-preset" }',
    'guides/index.md': '# Guides\n\nWords of a guide\n',
  })
  const moved = await move()
  expect(errorsIn(moved)).toEqual([])
  expect(moved.page('index.html')).toContain('Words of a guide')
})

it('ends front matter at a longer line of hyphens, as Docusaurus does', async () => {
  write({ 'docs/long.md': '---\n\ntitle: Long title\n-----------\n\nFirst words\n\n---\n\nLast words\n' })
  const moved = await move()
  expect(errorsIn(moved)).toEqual([])
  expect(moved.page('long/index.html')).toMatch(
    /<h1[^>]*>Long title<\/h1>[\s\S]*First words[\s\S]*<hr[\s\S]*Last words/,
  )
})

it('finds the module that Docusaurus finds where extensions are omitted', async () => {
  write({
    'src/box/index.js': 'export default () => <p>Box words</p>\n',
    'src/box/index.tsx': "import './gone.css'\nexport default () => null\n",
    'docs/box.mdx': "import Box from '../src/box'\n\n# Box\n\n<Box />\n",
  })
  const moved = await move()
  expect(errorsIn(moved)).toEqual([])
  expect(moved.page('box/index.html')).toContain('Box words')
})

it('builds a page in place of a static file with its name, and warns', async () => {
  write({ 'static/index.html': '<p>static</p>' })
  const moved = await move()
  expect(moved.diagnostics).toMatchObject([{ severity: 'warning', code: 'duplicate-file', file: 'static/index.html' }])
  expect(moved.page('index.html')).toContain('<h1')
})

it('names the empty folder that a navbar item refers to', async () => {
  write(
    { 'src/css/a.css': '' },
    `plugins: [['@docusaurus/plugin-content-docs', { id: 'api', path: 'api', routeBasePath: 'api', sidebarPath: false }], 'their-generator'],
      themeConfig: { navbar: { items: [{ type: 'doc', docId: 'index', docsPluginId: 'api', label: 'API' }] } },`,
  )
  const moved = await move()
  expect(errorsIn(moved)).toEqual([])
  expect(moved.diagnostics).toMatchObject([
    { code: 'navbar-unknown-document', message: expect.stringContaining('the folder "api" contains no documents') },
    { code: 'plugin', message: expect.stringContaining("Cannot find module 'docusaurus-plugin-their-generator'") },
  ])
})

it('reads dates of posts that are written in words', async () => {
  write({
    'docusaurus.config.js':
      "module.exports = { title: 'T', url: 'https://docs.example', baseUrl: '/', presets: [['classic', { docs: { routeBasePath: '/' }, blog: {} }]] }",
    'blog/one.md': '---\ntitle: One\ndate: May 15, 2023\n---\n\nWords\n',
    'blog/two.md': '---\ntitle: Two\ndate: 4 July 2023\n---\n\nWords\n',
    'docs/new.md': '---\nlast_update:\n  date: 06/29/2022\n---\n\n# New\n',
  })
  const moved = await move()
  expect(errorsIn(moved)).toEqual([])
  expect(moved.page('blog/one/index.html')).toMatch(/datetime="2023-05-15/i)
  expect(moved.page('blog/two/index.html')).toMatch(/datetime="2023-07-04/i)
})

it('needs no import of React, whatever the tsconfig sets for JSX', async () => {
  write({
    'tsconfig.json': '{ "compilerOptions": { "jsx": "react", "baseUrl": ".", "paths": { "~/*": ["./src/*"] } } }',
    'src/pages/start.tsx': "import { word } from '~/word'\nexport default () => <p>{word}</p>\n",
    'src/word.ts': "export const word: string = 'Start words'\n",
  })
  const moved = await move()
  expect(errorsIn(moved)).toEqual([])
  expect(moved.page('start/index.html')).toContain('Start words')
})

it('names the script that creates missing modules, and the one that builds a package of the repository', async () => {
  write({
    'package.json':
      '{ "scripts": { "build": "docusaurus build", "generate:releases": "node make.js" }, "dependencies": { "left": "*" } }',
    'pnpm-lock.yaml': '',
    'packages/kit/package.json': '{ "name": "kit", "main": "lib/kit.js", "scripts": { "build": "tsc" } }',
    'docs/made.mdx':
      "import list from '../src/releases.json'\nimport kit from 'kit'\nimport left from 'left'\nimport cache from '@site/.docusaurus/some-plugin/a.json'\n\n# Made\n\n{list}{kit}{left}{cache}\n",
  })
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  symlinkSync(join(root, 'packages/kit'), join(root, 'node_modules/kit'), 'junction')
  const moved = await move()
  const hints = moved.diagnostics.filter(({ code }) => code === 'missing-module').map(({ hint }) => hint)
  expect(hints.sort()).toEqual([
    'A script of the site may create it: run pnpm generate:releases. Otherwise correct the path',
    expect.stringContaining('Docusaurus writes this folder'),
    'It belongs to this repository, and is probably not built: run pnpm build in packages/kit',
    'package.json lists it: run pnpm install',
  ])
})

it('reads the config and global data by the path of the file that Docusaurus writes', async () => {
  write({
    'docs/known.mdx':
      "import config from '@site/.docusaurus/docusaurus.config.mjs'\n\n# Known\n\n{config.title} words\n",
  })
  const moved = await move()
  expect(moved.diagnostics).toEqual([])
  expect(moved.page('known/index.html')).toContain('T words')
})

it('reads the blog of a plugin of the site that extends the one of Docusaurus', async () => {
  write({
    'docusaurus.config.js':
      "module.exports = { title: 'T', url: 'https://docs.example', baseUrl: '/', presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]], plugins: [['./plugins/posts', { path: 'posts', routeBasePath: 'news' }], './plugins/other'] }",
    'plugins/posts.js':
      "const blog = require('@docusaurus/plugin-content-blog')\nmodule.exports = (context, options) => blog.default(context, options)\n",
    'plugins/other.js':
      "/** @type {import('@docusaurus/plugin-content-blog').Options} */\nmodule.exports = () => ({})\n",
    'posts/one.md': '---\ndate: 2024-01-01\n---\n\n# One\n\nWords of a post\n',
  })
  const moved = await move()
  expect(errorsIn(moved)).toEqual([])
  expect(moved.page('news/one/index.html')).toContain('Words of a post')
})

describe('modules that do not exist', () => {
  const PAGE = `import { list, Card } from '../src/made'
import icon from '!!own-loader!./icon.svg'
import ids from '@generated/some/ids.json'
import Shown from '../src/Shown'
import Partial from './_gone.mdx'

# Page

First words

<Card>Card words</Card>

<Shown />

<Partial />

<Partial />

{list.map((item) => item.name)}{icon}

Last words {2 + 3}
`

  it('are warnings after a migration: the page, and pages of components, show the rest', async () => {
    write({
      'docs/page.mdx': PAGE,
      'src/Shown.js':
        "import Inner, { useInner } from './Inner'\nexport default () => <p>Shown words <Inner>inner words</Inner></p>\n",
      'src/pages/start.js':
        "import Gone from 'not-installed'\nimport './gone.css'\nexport default () => <div><Gone title=\"a\"><p>Start words</p></Gone></div>\n",
    })
    const moved = await move()
    expect(errorsIn(moved)).toEqual([])
    const html = moved.page('page/index.html')
    expect(html).toMatch(/First words[\s\S]*Card words[\s\S]*Shown words[\s\S]*inner words[\s\S]*Last words 5/)
    expect(moved.page('start/index.html')).toContain('<p>Start words</p>')
    const missing = moved.diagnostics.filter(({ code }) => code !== 'mdx-value')
    expect(missing.map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`).sort()).toEqual([
      'docs/page.mdx:1 missing-module ../src/made does not exist',
      'docs/page.mdx:2 unknown-module docgen has no own-loader: it reads raw text, JSON, JSON5, TOML, YAML, CSS modules and images',
      'docs/page.mdx:3 unknown-module docgen has no @generated/some/ids.json',
      'docs/page.mdx:5 missing-include ./_gone.mdx points to docs/_gone.mdx, which does not exist',
      'src/Shown.js:1 missing-module ./Inner does not exist',
      'src/pages/start.js:1 missing-module the package not-installed is not installed',
      'src/pages/start.js:2 missing-module ./gone.css does not exist',
    ])
  })

  it('keep the rest of a page even if a TypeScript module re-exports names of them', async () => {
    write({
      'src/signals.ts': "export { signal, type Signal } from 'gone'\nimport * as all from 'gone'\nexport { all }\n",
      'src/Use.tsx':
        "import { all, signal } from './signals'\nexport default () => <p>Use words {typeof signal} {typeof all.more}</p>\n",
      'docs/page.mdx': "import Use from '../src/Use'\n\n# Page\n\n<Use />\n",
    })
    const moved = await move()
    expect(errorsIn(moved)).toEqual([])
    expect(moved.page('page/index.html').replaceAll('<!-- -->', '')).toContain('Use words function function')
  })

  it('are errors if the config says so, and if package.json lists what is not installed', async () => {
    write({
      'docs/page.mdx': PAGE,
      'src/Shown.js': "import kit from 'kit'\nexport default () => <p>{kit}</p>\n",
      'package.json': '{ "dependencies": { "kit": "*" } }',
    })
    const moved = await move()
    expect(errorsIn(moved).map(({ message, hint }) => [message, hint])).toEqual([
      ['the package kit is not installed', 'package.json lists it: run npm install'],
    ])
    const config = moved.config.replace("onBrokenMdx: 'warn'", "onBrokenMdx: 'throw'")
    writeFileSync(join(root, 'site.config.ts'), config)
    const { diagnostics } = (await buildHere(root)).report
    const errors = diagnostics
      .filter(({ severity }) => severity === 'error')
      .map(({ code, message }) => [code, message])
    expect(errors).toEqual(
      expect.arrayContaining([
        ['missing-include', './_gone.mdx points to docs/_gone.mdx, which does not exist'],
        ['missing-module', '../src/made does not exist'],
      ]),
    )
    expect(errors.filter(([code]) => code?.startsWith('missing-'))).toHaveLength(3)
  })
})

it('includes files of the repository from outside the site, with their images, and no others', async () => {
  const image = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
  write({
    'repository/.git/HEAD': '',
    'repository/website/docusaurus.config.js':
      "module.exports = { title: 'T', url: 'https://docs.example', baseUrl: '/', presets: [['classic', { docs: { routeBasePath: '/' } }]] }",
    'repository/website/docs/index.mdx':
      "---\nslug: /\n---\n\nimport Change from '@site/../CHANGES.md'\nimport Read from '../../kit/README.md'\nimport Secret from '@site/../../secret.md'\n\n# Home\n\n<Change />\n\n<Read />\n\n<Secret />\n",
    'repository/CHANGES.md': 'Words of changes\n',
    'repository/kit/README.md': 'Words of the kit ![a](art/a.svg)\n',
    'repository/kit/art/a.svg': image,
    'secret.md': 'Secret words\n',
  })
  const moved = await move(join(root, 'repository/website'))
  expect(moved.diagnostics.map(({ message, hint }) => [message, hint])).toEqual([
    [
      "/../../secret.md is outside of the site's repository, where docgen reads no files",
      'Move the file into the repository. It is the Git repository of the site, or the workspace of its package manager',
    ],
  ])
  expect(moved.page('index.html')).toMatch(/Words of changes[\s\S]*Words of the kit[\s\S]*src="\/assets\//)
})

it('warns about imported names that a module, React or a style sheet lacks, and shows the rest', async () => {
  write({
    'src/parts.js': 'export const one = "One"\n',
    'src/a.module.css': '.area { margin: 0; }\n',
    'src/Card.js':
      "import React, { CSSProperties } from 'react'\nimport { one, Two, list } from './parts'\nimport { gone } from './a.module.css'\nexport default () => <p className={gone}>{one} words {list.map((each) => each)}<Two>inner words</Two></p>\n",
    'docs/page.mdx': "import Card from '../src/Card'\n\n# Page\n\n<Card />\n",
    'src/pages/start.js': "import Card from '../Card'\nexport default () => <Card />\n",
  })
  const moved = await move()
  expect(moved.diagnostics.map(({ severity, file, message }) => `${severity} ${file}: ${message}`).sort()).toEqual([
    'warning src/Card.js: src/parts.js has no export Two',
    'warning src/Card.js: src/parts.js has no export list',
    'warning src/Card.js: the module has no export CSSProperties',
    'warning src/Card.js: the module has no export gone',
  ])
  for (const page of ['page/index.html', 'start/index.html'])
    expect(moved.page(page)).toContain('<p>One<!-- --> words <!-- -->inner words</p>')
})

it('terminates if pages of a version import modules that do not exist', { timeout: 30_000 }, async () => {
  write({
    'versions.json': '["1.0"]',
    'docs/part.mdx': "import data from '../examples/gone.json'\n\n# Part\n\n{data}\n",
    'versioned_docs/version-1.0/index.md': '---\nslug: /\n---\n\n# Home\n',
    'versioned_docs/version-1.0/part.mdx':
      "import data from '../examples/gone.json'\nimport more from '../other/gone.json'\n\n# Part\n\nOld words {data.a} {more.a}\n",
  })
  const moved = await move()
  expect(errorsIn(moved)).toEqual([])
  expect(moved.page('part/index.html')).toContain('Old words')
})

it('reads files by loaders with a name for the rules of webpack', async () => {
  write({
    'docs/raw.mdx': "import text from '../words.raw!=!raw-loader!./words.json'\n\n# Raw\n\n{JSON.parse(text).a}\n",
    'docs/words.json': '{ "a": "Raw words" }',
  })
  const moved = await move()
  expect(moved.diagnostics).toEqual([])
  expect(moved.page('raw/index.html')).toContain('Raw words')
})

describe('style sheets of components', () => {
  const FILES = {
    'src/pages/start.js':
      "import styles from './start.module.css'\nexport default () => <p className={styles.big}>Start words</p>\n",
    'src/css/base.css': ':root { --own: 1px; }\n',
  }

  it('import others by names that the config gives to webpack', async () => {
    write(
      { ...FILES, 'src/pages/start.module.css': "@import '@css/base.css';\n.big { margin: var(--own); }\n" },
      `plugins: [() => ({ name: 'names', configureWebpack: () => ({ resolve: { alias: { '@css': require('node:path').resolve(__dirname, 'src/css') } } }) })]`,
    )
    const moved = await move()
    expect(moved.diagnostics).toEqual([])
    expect(moved.page('start/index.html')).toMatch(/class="big_\w+">Start words/)
  })

  it('leave the page as it is if one of their imports does not exist', async () => {
    write({ ...FILES, 'src/pages/start.module.css': "@import '@gone/base.css';\n.big { margin: 0; }\n" })
    const moved = await move()
    expect(errorsIn(moved)).toEqual([])
    expect(moved.page('start/index.html')).toContain('Start words')
  })
})

it('loads a package that returns a part of the config', async () => {
  write({
    'docusaurus.config.js':
      "const { create } = require('@kit/docusaurus-base')\nconst config = create({ docs: 'guides' })\nmodule.exports = { ...config, presets: [...config.presets] }\n",
    'node_modules/@kit/docusaurus-base/package.json': '{ "name": "@kit/docusaurus-base", "main": "base.js" }',
    'node_modules/@kit/docusaurus-base/base.js':
      "exports.create = ({ docs }) => ({ title: 'T', url: 'https://docs.example', baseUrl: '/', presets: [['classic', { docs: { path: docs, routeBasePath: '/' } }]] })\n",
    'guides/index.md': '# Guides\n\nWords of a guide\n',
  })
  const moved = await move()
  expect(moved.diagnostics).toEqual([])
  expect(moved.page('index.html')).toContain('Words of a guide')
})

it('finds partials of the folder by paths that leave it first', async () => {
  write({
    'docs/guides/one.mdx': "import Part from '../guides/_part.mdx'\n\n# One\n\n<Part />\n",
    'docs/guides/_part.mdx': "import Inner from '../../docs/guides/_inner.mdx'\n\nPartial words\n\n<Inner />\n",
    'docs/guides/_inner.mdx': 'Inner words\n',
  })
  const moved = await move()
  expect(moved.diagnostics).toEqual([])
  expect(moved.page('guides/one/index.html')).toMatch(/Partial words[\s\S]*Inner words/)
})

it('loads the package that returns the whole config', async () => {
  write({
    'docusaurus.config.js':
      "const { configure } = require('@kit/docusaurus-plugin-kit')\nmodule.exports = configure({ url: 'https://docs.example', baseUrl: '/', presets: [['classic', { docs: { routeBasePath: '/' } }]] })\n",
    'node_modules/@kit/docusaurus-plugin-kit/package.json':
      '{ "name": "@kit/docusaurus-plugin-kit", "main": "kit.js" }',
    'node_modules/@kit/docusaurus-plugin-kit/kit.js':
      "module.exports = { configure: async (config) => ({ ...config, title: 'Title of the kit' }) }\n",
  })
  const moved = await move()
  expect(errorsIn(moved)).toEqual([])
  expect(moved.config).toContain("title: 'Title of the kit'")
  rmSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(join(root, 'package.json'), '{ "devDependencies": { "@kit/docusaurus-plugin-kit": "*" } }')
  const { diagnostics } = await migrateSite({
    tool: 'docusaurus',
    siteDir: root,
    report: 'report.md',
    isForced: true,
    isDry: false,
  })
  expect(diagnostics.map(({ message, hint }) => [message, hint])).toEqual([
    [
      'docusaurus.config.js exports a result of the package @kit/docusaurus-plugin-kit, which is not installed',
      'package.json lists it: run npm install',
    ],
  ])
})

it('reads the blog that has a folder, if another one has none', async () => {
  write({
    'docusaurus.config.js':
      "module.exports = { title: 'T', url: 'https://docs.example', baseUrl: '/', presets: [['classic', { docs: { routeBasePath: '/' } }]], plugins: [['@docusaurus/plugin-content-blog', { id: 'news', path: 'news', routeBasePath: 'news' }]] }",
    'news/one.md': '---\ndate: 2024-01-01\n---\n\n# One\n\nWords of the news\n',
  })
  const moved = await move()
  expect(errorsIn(moved)).toEqual([])
  expect(moved.page('news/one/index.html')).toContain('Words of the news')
})

it('reads every blog, with its list, tags, authors, feeds and translations', async () => {
  write(
    {
      'blog/one.md': '---\ndate: 2024-01-01\nauthors: jo\ntags: [a]\n---\n\n# One\n\nWords of the blog\n',
      'blog/authors.yml': 'jo:\n  name: Jo of the blog\n  page: true\n',
      'news/two.md': '---\ndate: 2024-01-02\nauthors: jo\ntags: [a]\n---\n\n# Two\n\nWords of the news\n',
      'news/authors.yml': 'jo:\n  name: Jo of the news\n  page: true\n',
      'i18n/de/docusaurus-plugin-content-blog-news/two.md': '---\ndate: 2024-01-02\n---\n\n# Zwei\n\nWorte\n',
    },
    `i18n: { defaultLocale: 'en', locales: ['en', 'de'] }, plugins: [
      ['@docusaurus/plugin-content-blog', { id: 'news', path: 'news', routeBasePath: 'news', blogTitle: 'News' }],
      ['@docusaurus/plugin-content-blog', { id: 'empty', path: 'empty', routeBasePath: 'empty' }],
    ]`,
  )
  const moved = await move()
  expect(moved.diagnostics).toEqual([])
  expect(moved.page('blog/one/index.html')).toMatch(/Jo of the blog[\s\S]*Words of the blog/)
  expect(moved.page('news/two/index.html')).toMatch(/Jo of the news[\s\S]*Words of the news/)
  expect(moved.page('de/news/two/index.html')).toContain('Worte')
  expect(moved.page('news/index.html')).toMatch(/<link[^>]*T News[^>]*href="https:\/\/docs\.example\/news\/rss\.xml"/)
  expect(moved.page('news/authors/jo/index.html')).toContain('Two')
  expect(moved.page('news/tags/a/index.html')).not.toContain('One')
  expect(moved.page('blog/tags/a/index.html')).toContain('One')
  expect(moved.page('news/rss.xml')).toContain('<title>Two</title>')
  expect(moved.page('blog/rss.xml')).toContain('<title>One</title>')
})

it('reads a list inside a sidebar as items of that sidebar', async () => {
  write({
    'docs/one.md': '# One\n',
    'docs/two.md': '# Two\n',
    'sidebars.js':
      "module.exports = { main: [['index'], { type: 'category', label: 'More', items: [['one', ['two']]] }] }\n",
    'docusaurus.config.js':
      "module.exports = { title: 'T', url: 'https://docs.example', baseUrl: '/', presets: [['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.js' } }]] }",
  })
  const moved = await move()
  expect(moved.diagnostics).toEqual([])
  expect(moved.page('index.html')).toMatch(/More[\s\S]*href="\/one"[\s\S]*href="\/two"/)
})

it('renders an API in the docs instance that its generated pages belong to', async () => {
  const generated = (id: string) => `---\nid: ${id}\n---\n\nimport ApiItem from '@theme/ApiItem'\n\n<ApiItem/>\n`
  write(
    {
      'spec.yml':
        'openapi: 3.1.0\ninfo: { title: Pets, version: "1" }\npaths:\n  /pets:\n    get:\n      operationId: listPets\n      summary: List pets\n      responses: { "200": { description: Done } }\n',
      'docs/sibling.api.mdx': '# Not generated\n',
      'reference/pets.info.mdx': generated('pets'),
      'reference/list-pets.api.mdx': generated('list-pets'),
      'reference/cats.tag.mdx': generated('cats'),
      'reference/limits.md': '# Limits\n\nWords about limits\n',
      'reference/sidebar.js':
        "module.exports = { api: ['limits', { type: 'doc', id: 'list-pets', label: 'All pets' }] }\n",
    },
    `plugins: [
      ['@docusaurus/plugin-content-docs', { id: 'api', path: 'reference', routeBasePath: 'ref', sidebarPath: './reference/sidebar.js' }],
      ['docusaurus-plugin-openapi-docs', { id: 'x', docsPluginId: 'api', config: { pets: { specPath: 'spec.yml', outputDir: 'reference' } } }],
    ]`,
  )
  const moved = await move()
  expect(errorsIn(moved)).toEqual([])
  expect(moved.diagnostics.filter(({ code }) => /duplicate|unknown-doc/.test(code))).toEqual([])
  expect(moved.config).toContain("docs: 'api'")
  expect(moved.page('sibling.api/index.html')).toContain('Not generated')
  expect(moved.page('ref/limits/index.html')).toMatch(/Words about limits/)
  expect(moved.page('ref/limits/index.html')).toMatch(/href="\/ref\/list-pets"(?:(?!<\/a>).)*All pets/s)
  expect(moved.page('ref/list-pets/index.html')).toMatch(/List pets/)
})

it('reports an unknown docs folder of an API description', async () => {
  write({ 'spec.yml': 'openapi: 3.1.0\ninfo: { title: Pets, version: "1" }\npaths: {}\n' })
  writeFileSync(
    join(root, 'site.config.ts'),
    "export default { title: 'T', url: 'https://docs.example', openapi: [{ path: 'spec.yml', routeBasePath: '/api', docs: 'none' }] }\n",
  )
  const { report } = await buildHere(root)
  expect(report.diagnostics.filter(({ severity }) => severity === 'error')).toMatchObject([
    {
      code: 'invalid-config',
      file: 'site.config.ts',
      line: 1,
      message: 'openapi[0].docs: no docs folder has the id "none"',
    },
  ])
})

describe('a document that a script would write', () => {
  const FILES = {
    'package.json': '{ "scripts": { "fetch-guides": "node fetch.js guides" } }',
    'sidebars.js':
      "module.exports = { main: ['index', 'guides/first', { type: 'autogenerated', dirName: 'made' }], made: [{ type: 'category', label: 'Made', items: ['made/one'] }] }\n",
  }
  const config = (onBrokenLinks: string): string => `onBrokenLinks: '${onBrokenLinks}',
    presets: [['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.js' } }]],
    themeConfig: { navbar: { items: [{ type: 'doc', docId: 'guides/first', label: 'First' },
      { type: 'docSidebar', sidebarId: 'made', label: 'Made' }] } },`
  const CODES = [
    'navbar-sidebar-without-link',
    'navbar-unknown-document',
    'unknown-doc',
    'unknown-doc',
    'unknown-folder',
  ]

  it('is a warning that names the script, if the site only warns about broken links', async () => {
    write(FILES, config('warn'))
    const moved = await move()
    expect(errorsIn(moved)).toEqual([])
    expect(moved.diagnostics.map(({ code }) => code).sort()).toEqual(CODES)
    for (const { hint } of moved.diagnostics) {
      expect(hint).toBe('A script of the site may write it: run npm run fetch-guides')
    }
    expect(moved.page('index.html')).not.toContain('First')
  })

  it.each(['Makefile', '../Makefile'])('is a warning that names the target of a %s', async (makefile) => {
    const siteDir = join(root, 'site')
    mkdirSync(siteDir)
    const outer = root
    root = siteDir
    write(
      {
        'sidebars.js': "module.exports = { main: ['index', 'guides/commands'] }\n",
        [makefile]:
          'OUT := commands\n\nall: build\n\tgo build\n\ndocs-gen: build\n\tgo run ./gen --out docs/guides/commands.md\n',
      },
      config('warn').replace(/themeConfig.*/s, ''),
    )
    const moved = await move()
    root = outer
    const where = makefile === 'Makefile' ? '' : '-C .. '
    expect(moved.diagnostics.map(({ code, hint }) => [code, hint])).toEqual([
      ['unknown-doc', `A script of the site may write it: run make ${where}docs-gen`],
    ])
  })

  it('is an error that names the script, if broken links are errors', async () => {
    write(FILES, config('throw'))
    const moved = await move()
    expect(
      errorsIn(moved)
        .map(({ code }) => code)
        .sort(),
    ).toEqual(CODES.filter((code) => code !== 'unknown-folder'))
    for (const { hint } of errorsIn(moved)) expect(hint).toContain('npm run fetch-guides')
  })
})

it('reads flags and numbers that are written as text, as Docusaurus does', async () => {
  write({
    'docs/more/_category_.json': '{ "label": "More", "position": "3", "collapsed": "false" }',
    'docs/more/a.md': '# A\n',
    'sidebars.json':
      '{ "side": ["index", { "type": "category", "label": "More", "collapsed": "true", "items": ["more/a"] }] }',
    'docusaurus.config.js':
      "module.exports = { title: 'T', url: 'https://docs.example', baseUrl: '/', presets: [['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.json' } }]] }",
  })
  const moved = await move()
  expect(moved.diagnostics).toEqual([])
  expect(moved.page('more/a/index.html')).toContain('More')
})

it('only warns about links without a URL, about letter case, and about a folder of a sidebar without documents', async () => {
  write({
    'docs/Guide.md': '# Guide\n\n[Nowhere]() and [home](/GUIDE)\n',
    'sidebars.json': '{ "side": ["index", { "type": "autogenerated", "dirName": "gone" }] }',
    'docusaurus.config.js':
      "module.exports = { title: 'T', url: 'https://docs.example', baseUrl: '/', onBrokenLinks: 'throw', themeConfig: { navbar: { items: [{ to: '/guide', label: 'Guide' }] } }, presets: [['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.json' } }]] }",
  })
  const moved = await move()
  expect(moved.config).toContain("onBrokenLinks: 'throw'")
  expect(moved.diagnostics.map(({ code, severity }) => `${severity} ${code}`).sort()).toEqual([
    'warning broken-link',
    'warning broken-link',
    'warning broken-link',
    'warning unknown-folder',
  ])
})

it('accepts elements without children from remark plugins', async () => {
  write({
    'plugin.js':
      "module.exports = () => (tree) => { tree.children.push({ type: 'mdxJsxFlowElement', name: 'hr', attributes: [] }) }\n",
    'docusaurus.config.js':
      "module.exports = { title: 'T', url: 'https://docs.example', baseUrl: '/', presets: [['classic', { docs: { routeBasePath: '/', remarkPlugins: [require('./plugin')] } }]] }",
  })
  const moved = await move()
  expect(errorsIn(moved)).toEqual([])
  expect(moved.page('index.html')).toMatch(/Text<\/p>\s*<hr/)
})

it('names the script that writes the target of a link to a file', async () => {
  write(
    {
      'package.json': '{ "scripts": { "sync-guide": "node scripts/sync.mjs", "build": "docusaurus build" } }',
      'docs/links.md': '# Links\n\n[Guide](./team/contributing.md)\n',
    },
    "onBrokenMarkdownLinks: 'throw',",
  )
  const [error, ...others] = errorsIn(await move())
  expect(others).toEqual([])
  expect(error).toMatchObject({
    code: 'broken-markdown-link',
    hint: 'A script of the site may write it: run npm run sync-guide',
  })
})

it('accepts ids of headings with a backslash, which MDX needs', async () => {
  write({
    'docs/index.md':
      '---\nslug: /\n---\n\n# Home \\{#start}\n\n[a](#one_-_a)[b](#start)\n\n- ##### `One` \\{#one_-_a}\n',
    'docs/old.md': '---\nslug: /old\n---\n\n# Old\n\n## Two \\{#zwei}\n\n[b](#zwei)\n',
  })
  const moved = await move()
  expect(moved.diagnostics.filter(({ code }) => code === 'broken-anchor')).toEqual([])
  expect(moved.page('index.html')).toMatch(/<title>Home[^{]*<\/title>/)
})

it('reads several fields of front matter on one line, and warns', async () => {
  write({ 'docs/two.md': '---\ntags: [a] title: "Two" slug: /zwei\n---\n\nWords\n' })
  const moved = await move()
  expect(moved.diagnostics).toMatchObject([
    { severity: 'warning', code: 'invalid-front-matter', file: 'docs/two.md', line: 2, column: 11 },
  ])
  expect(moved.page('zwei/index.html')).toContain('Two</h1>')
})

it('uses a Markdown translation of a page that is a component', async () => {
  write(
    {
      'src/pages/start.tsx': 'export default () => <p>Start words</p>\n',
      'i18n/de/docusaurus-plugin-content-pages/start.mdx': '# Start\n\nDeutsche Worte\n',
    },
    "i18n: { defaultLocale: 'en', locales: ['en', 'de'] },",
  )
  const moved = await move()
  expect(errorsIn(moved)).toEqual([])
  expect(moved.page('start/index.html')).toContain('Start words')
  expect(moved.page('de/start/index.html')).toContain('Deutsche Worte')
})

it('reads files by a loader that an import names without exclamation marks before it', async () => {
  write({
    'src/pages/raw.js':
      "const text = require('raw-loader!./a.txt').default\nimport more from 'raw-loader?esModule=true!./a.txt'\nexport default () => <p>{text + ' and ' + more}</p>\n",
    'src/pages/a.txt': 'Raw words',
  })
  const moved = await move()
  expect(errorsIn(moved)).toEqual([])
  expect(moved.diagnostics).toEqual([])
  expect(moved.page('raw/index.html')).toContain('Raw words and Raw words')
})

it('applies :global and :local without parentheses to the rest of a selector', async () => {
  write({
    'src/pages/start.jsx':
      "import styles from './start.module.css'\nexport default () => <p className={styles.own}>Start</p>\n",
    'src/pages/start.module.css':
      ':global #there[data-a="b"] .wide:not(.x), .own :global .wide > .b { color: red }\n.own { color: blue }\n',
  })
  const moved = await move()
  expect(moved.diagnostics).toEqual([])
  const links = moved.page('start/index.html').matchAll(/href="\/(assets\/[^"]*\.css)"/g)
  const sheets = [...links].map(([, sheet = '']) => moved.page(sheet)).join('\n')
  expect(sheets).toMatch(/#there\[data-a=b\] \.wide:not\(\.x\),\.(own_\w+|\w+_own) \.wide ?> ?\.b\{/)
})

it('returns the default export to config code that requires an ES module', async () => {
  write(
    {
      'sidebars.ts': "module.exports = { main: [...require('./more.ts').items, ...require('./list')] }\n",
      'more.ts': "const more = { items: ['index'] }\nexport default more\n",
      'list.ts': "export default [{ type: 'link', label: 'Listed', href: 'https://a.example' }]\n",
    },
    "presets: [['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.ts' } }]],",
  )
  const moved = await move()
  expect(errorsIn(moved)).toEqual([])
  expect(moved.page('index.html')).toContain('Listed')
})

it('omits code that cannot be bundled, and reads fonts and media as files', async () => {
  write({
    'src/pages/start.jsx':
      "import { Odd } from 'odd'\nimport font from './a.ttf'\nimport sound from './a.mp3'\nexport default () => <div><Odd>Inner words</Odd><a href={font}>{sound}</a></div>\n",
    'src/pages/a.ttf': 'font',
    'src/pages/a.mp3': 'sound',
    'node_modules/odd/package.json': '{ "name": "odd", "main": "odd.js" }',
    'node_modules/odd/odd.js': "import { type Flow } from './flow'\nexport const Odd = (props: Flow) => null\n",
  })
  const moved = await move()
  expect(errorsIn(moved)).toEqual([])
  expect(moved.diagnostics).toContainEqual(
    expect.objectContaining({ severity: 'warning', code: 'mdx-code', file: 'node_modules/odd/odd.js' }),
  )
  expect(moved.page('start/index.html')).toMatch(
    /Inner words[\s\S]*href="\/assets\/[^"]*\.ttf"[^>]*>\/assets\/[^<]*\.mp3</,
  )
})

it('trusts HTML with code in an attribute, and warns about missing images of HTML', async () => {
  write({
    'docs/old.md': '# Old\n\n<li id="a" onclick="show()">Words</li>\n\n<img src="./gone.png" alt="a" />\n',
  })
  const moved = await move()
  expect(moved.config).toContain('trustHtml: true')
  expect(errorsIn(moved)).toEqual([])
  expect(moved.diagnostics.map(({ code }) => code)).toContain('broken-image')
})

it('reports the missing folder of the documents alone', async () => {
  write(
    {
      'sidebars.js': "module.exports = { main: ['one', 'two'] }\n",
      'src/pages/index.jsx': 'export default () => <p>Home</p>\n',
    },
    `presets: [['classic', { docs: { path: '../target/made', sidebarPath: './sidebars.js' } }]],
      themeConfig: { navbar: { items: [{ to: '/docs/one', label: 'One' }] } },`,
  )
  const moved = await move()
  expect(moved.diagnostics).toMatchObject([
    { code: 'no-documents', message: 'folder "../target/made" not found (docs.path)' },
  ])
})

it('keeps the Docusaurus setting for missing images', async () => {
  write({}, "markdown: { hooks: { onBrokenMarkdownImages: 'throw' } }")
  expect((await move()).config).toContain("onBrokenImages: 'throw'")
})

it('runs a config that assigns a variable without declaring it', async () => {
  write({
    'docusaurus.config.js':
      "/** @type {string} */ base = '/sub/'\nmodule.exports = { title: 'T', url: 'https://docs.example', baseUrl: base, presets: [['classic', { docs: { routeBasePath: '/' } }]] }\n",
  })
  expect((await move()).config).toContain("baseUrl: '/sub/'")
  expect('base' in globalThis).toBe(false)
})

it('warns about documents with the same id: builds the first of one route, and all of several', async () => {
  write(
    {
      'docs/guide/index.md': '# First guide\n',
      'docs/guide/index.mdx': '# Second guide\n',
      'docs/one.md': '---\nid: same\n---\n\n# One\n',
      'docs/two.md': '---\nid: same\nslug: /other\n---\n\n# Two\n',
      'sidebars.js': "module.exports = { main: ['guide/index', 'same'] }\n",
    },
    "presets: [['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.js' } }]],",
  )
  const moved = await move()
  expect(moved.diagnostics).toMatchObject([
    {
      code: 'duplicate-id',
      severity: 'warning',
      file: 'docs/guide/index.mdx',
      message: 'the page id guide/index is already used by another page, and only that page is built',
      related: [{ file: 'docs/guide/index.md', line: 1, message: 'has the id' }],
    },
    {
      code: 'duplicate-id',
      severity: 'warning',
      file: 'docs/two.md',
      message: 'the page id same is already used by another page; references by id link to that page',
      related: [{ file: 'docs/one.md', line: 1, message: 'has the id' }],
    },
  ])
  expect(moved.page('guide/index.html')).toContain('First guide')
  expect(moved.page('same/index.html')).toContain('One')
  expect(moved.page('other/index.html')).toContain('Two')
})

it.each([
  ['warn', 'warning'],
  ['throw', 'error'],
])('reports a category without items with the severity of broken links: %s', async (reporting, severity) => {
  write(
    { 'sidebars.js': "module.exports = { main: ['index', { type: 'category', label: 'Empty', items: [] }] }\n" },
    `onBrokenLinks: '${reporting}', presets: [['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.js' } }]],`,
  )
  expect((await move()).diagnostics).toMatchObject([{ code: 'empty-category', severity }])
})

it('warns about links to pages that a plugin for APIs would generate', async () => {
  write(
    {
      'api.yaml': 'openapi: 3.1.0\ninfo: { title: A, version: 1.0.0 }\npaths: {}\n',
      'docs/page.md': '[Generated](/docs/category/orders)\n',
    },
    "onBrokenLinks: 'throw', plugins: [['docusaurus-plugin-openapi-docs', { config: { a: { specPath: 'api.yaml', outputDir: 'docs/api' } } }]],",
  )
  const moved = await move()
  expect(moved.diagnostics.find(({ code }) => code === 'broken-link')).toMatchObject({ severity: 'warning' })
  expect(errorsIn(moved)).toEqual([])
})

it('follows links from files outside the site that name its folder', async () => {
  write({
    'repository/.git/HEAD': '',
    'repository/website/docusaurus.config.js':
      "module.exports = { title: 'T', url: 'https://docs.example', baseUrl: '/', presets: [['classic', { docs: { routeBasePath: '/' } }]] }",
    'repository/website/docs/index.mdx':
      "---\nslug: /\n---\n\nimport Read from '../../kit/README.md'\n\n# Home\n\n<Read />\n",
    'repository/website/docs/page.md': '# Page\n',
    'repository/kit/README.md': '[One](../website/docs/page.md), [two](../other/docs/page.md)\n',
  })
  const moved = await move(join(root, 'repository/website'))
  expect(moved.page('index.html')).toContain('href="/page"')
  expect(moved.diagnostics).toMatchObject([{ code: 'broken-markdown-link' }])
})

it('reads translations into the default language, and shows files without one in every language', async () => {
  write(
    {
      'docs/only.md': '# Only here\n\nNur hier\n',
      'docs/guide.md': '# Anleitung\n\nDeutsche Worte\n',
      'src/pages/start.md': '# Start\n\nDeutscher Start\n',
      'i18n/en/docusaurus-plugin-content-docs/current/guide.md': '# Guide\n\nEnglish words, [there](./only.md)\n',
      'i18n/en/docusaurus-plugin-content-docs/current/more.md': '# More\n\nOnly in English\n',
      'i18n/en/docusaurus-plugin-content-pages/start.md': '# Start\n\nEnglish start\n',
      'i18n/en/docusaurus-theme-classic/navbar.json': '{ "item.label.Anfang": { "message": "Beginning" } }',
      'i18n/en/code.json': '{ "theme.common.editThisPage": { "message": "Change it" } }',
    },
    `i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
      themeConfig: { navbar: { items: [{ to: '/guide', label: 'Anfang' }] } },`,
  )
  const moved = await move()
  expect(moved.config).toContain('translateDefaultLocale: true')
  expect(moved.diagnostics).toEqual([])
  expect(moved.page('guide/index.html')).toMatch(/Beginning[\s\S]*English words.*href="\/only"/)
  expect(moved.page('de/guide/index.html')).toMatch(/Anfang[\s\S]*Deutsche Worte/)
  expect(moved.page('start/index.html')).toContain('English start')
  // Docusaurus lists the files of the docs folder only.
  expect(() => moved.page('more/index.html')).toThrow('ENOENT')
  for (const page of ['only', 'de/only']) {
    expect(moved.page(`${page}/index.html`)).toContain('Nur hier')
    expect(moved.page(`${page}/index.html`)).not.toContain('untranslated')
  }
})

it('reads translations into English without a setting', async () => {
  write({ 'i18n/en/docusaurus-plugin-content-docs/current/index.md': '---\nslug: /\n---\n\n# Home\n\nEnglish words\n' })
  const moved = await move()
  expect(moved.diagnostics).toEqual([])
  expect(moved.page('index.html')).toContain('English words')
})

it('reads every folder of plain pages, and names the setting that separates two blogs of one URL', async () => {
  write(
    {
      'src/pages/start.md': '# Start\n\nStart words\n',
      'legal/terms.jsx': 'export default () => <p>Terms words</p>\n',
      'legal/privacy.md': '# Privacy\n\n[Start](/start)\n',
      'blog/one.md': '---\ndate: 2024-01-01\n---\n\n# One\n\nWords\n',
      'news/two.md': '---\ndate: 2024-01-02\n---\n\n# Two\n\nWords\n',
    },
    `onBrokenLinks: 'throw', presets: [['classic', { docs: { routeBasePath: '/' }, blog: {} }]],
      plugins: [['@docusaurus/plugin-content-pages', { id: 'legal', path: 'legal', routeBasePath: 'legal' }],
        ['@docusaurus/plugin-content-blog', { id: 'news', path: 'news', routeBasePath: 'blog' }]],`,
  )
  const moved = await move()
  expect(moved.config).toContain("onBrokenLinks: 'throw'")
  expect(errorsIn(moved)).toEqual([])
  expect(moved.page('start/index.html')).toContain('Start words')
  expect(moved.page('legal/terms/index.html')).toContain('Terms words')
  expect(moved.page('legal/privacy/index.html')).toContain('href="/start"')
  const list = moved.diagnostics.find(({ message }) => message.startsWith('the route /blog of the list of posts'))
  expect(list).toMatchObject({ severity: 'warning', hint: 'Give one of the two folders another routeBasePath' })
})

it('accepts a URL of the site that browsers correct', async () => {
  write({ 'docusaurus.config.js': "module.exports = { title: 'T', url: 'https:/docs.example', baseUrl: '/' }" })
  const moved = await move()
  expect(moved.config).toContain("url: 'https://docs.example'")
  expect(errorsIn(moved)).toEqual([])
})

it('trusts a link that runs a script, and warns about HTML that it removes', async () => {
  write({ 'docs/chat.md': '# Chat\n\n<a href="javascript:void(0)" id="chat">Ask us</a>\n' })
  const trusted = await move()
  expect(trusted.config).toContain('trustHtml: true')
  expect(trusted.page('chat/index.html')).toContain('javascript:void(0)')
  writeFileSync(join(root, 'site.config.ts'), trusted.config.replace('trustHtml: true', 'trustHtml: false'))
  const { report } = await buildHere(root)
  expect(report.diagnostics.map(({ code, severity }) => `${severity} ${code}`)).toEqual(['warning unsafe-html'])
})

it('runs a config whose code imports a package without waiting for it', async () => {
  write({
    'node_modules/late/package.json': '{ "name": "late", "type": "module", "exports": "./index.js" }',
    'node_modules/late/index.js': 'export const visit = () => {}\n',
    'docusaurus.config.js':
      "let visit\nvoid (async () => { visit = (await import('late')).visit })()\nmodule.exports = { title: 'T', url: 'https://docs.example', baseUrl: '/', presets: [['classic', { docs: { routeBasePath: '/', remarkPlugins: [() => visit] } }]] }",
  })
  expect(errorsIn(await move())).toEqual([])
})

it('serves the overview of an API at the route that redocusaurus gives it', async () => {
  write(
    {
      'api.yaml':
        'openapi: 3.1.0\ninfo: { title: Pet Store, version: 1.0.0 }\npaths: { /a: { get: { operationId: getA, responses: { 200: { description: D } } } } }\n',
      'docs/links.md': '# Links\n\n[API](/reference/)\n',
    },
    "plugins: [['redocusaurus', { specs: [{ spec: 'api.yaml', route: '/reference/' }] }]],",
  )
  const moved = await move()
  expect(errorsIn(moved)).toEqual([])
  expect(moved.page('reference/index.html')).toMatch(/<h1[^>]*>Pet Store/)
  expect(moved.page('reference/get-a/index.html')).toContain('href="/reference"')
})

it('lists the pages of an API where the sidebars import the generated ones, and omits other missing modules', async () => {
  write(
    {
      'docs/index.md': '# Home\n',
      'api.yaml':
        'openapi: 3.1.0\ninfo: { title: Pet Store, version: 1.0.0 }\npaths: { /a: { get: { operationId: getA, summary: Get A, responses: { 200: { description: D } } } } }\n',
      'package.json': '{ "scripts": { "gen-all": "node make.js" } }',
      'sidebars.js': `import api from './docs/reference/api/sidebar'
const typed = require('./made/typed-sidebar.cjs')
module.exports = { side: ['index', { type: 'category', label: 'API', items: api }, ...typed.items] }
`,
    },
    `presets: [['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.js' } }]],
     plugins: [['docusaurus-plugin-openapi-docs', { config: { pets: { specPath: 'api.yaml', outputDir: 'docs/reference/api' } } }]],`,
  )
  const moved = await move()
  expect(errorsIn(moved)).toEqual([])
  expect(moved.diagnostics.filter(({ code }) => code === 'missing-module')).toMatchObject([
    {
      file: 'sidebars.js',
      line: 2,
      message: './made/typed-sidebar.cjs does not exist: the sidebars are read without it',
      hint: 'A script of the site may create it: run npm run gen-all',
    },
  ])
  expect(moved.page('index.html')).toMatch(
    /API[\s\S]*href="\/reference\/api\/pet-store"[\s\S]*href="\/reference\/api\/get-a"/,
  )
})

it('builds in spite of content that Docusaurus accepts: docgen omits it and warns', async () => {
  write(
    {
      'docs/slug.md': '---\nslug: a?b\n---\n\n# Slug\n\nSlug words\n',
      'docs/fields.md': '---\nsidebar_position: first\n---\n\n# Fields\n\nFields words\n',
      'docs/bytes.md': Buffer.from([0x23, 0x20, 0x41, 0x0a, 0x0a, 0x42, 0xff, 0x0a]).toString('latin1'),
      'docs/plugin.md': '# Plugin\n\nPlugin words\n',
      'docs/merge.md': '# Merge\n\n<<<<<<< HEAD\nOne\n=======\nTwo\n>>>>>>> x\n',
      'docs/sub/_category_.json': '{ "label": 5, "unknown": true }',
      'docs/sub/page.md': '# Page\n',
      'blog/one.md': '---\ndate: 2024-01-01\nauthors: nobody\n---\n\n# One\n\nPost words\n',
      'blog/authors.yml': 'jo: { name: Jo }\n',
      'api.yaml':
        'openapi: 3.1.0\ninfo: { title: A, version: 1.0.0 }\npaths: { /a: { get: { responses: { 200: { $ref: "#/components/responses/None" } } } } }\n',
      'throws.js':
        "module.exports = () => (tree, file) => { if (/plugin/.test(String(file.path))) throw new Error('not here') }\n",
    },
    `favicon: 'img/none.ico', themeConfig: { navbar: { logo: { src: 'img/none.svg' } } },
      presets: [['classic', { docs: { routeBasePath: '/', remarkPlugins: [require('./throws.js')] }, blog: {} }], ['redocusaurus', { specs: [{ spec: 'api.yaml', route: '/api/' }] }]],`,
  )
  const moved = await move()
  expect(errorsIn(moved)).toEqual([])
  for (const name of ['fields', 'plugin'])
    expect(moved.page(`${name}/index.html`).toLowerCase()).toContain(`${name} words`)
  const codes = new Set(moved.diagnostics.map(({ code }) => code))
  for (const code of [
    'invalid-slug',
    'invalid-front-matter',
    'unknown-author',
    'broken-image',
    'api-dangling-ref',
  ] as const)
    expect(codes).toContain(code)
})

it('names the target of the Makefile at the root of the repository, and the task of mdoc', async () => {
  const config =
    "module.exports = { title: 'T', url: 'https://docs.example', baseUrl: '/', presets: [['classic', { docs: { path: 'generated/docs' } }]] }"
  write({
    'one/.git/HEAD': '',
    'one/Makefile':
      'docs: docs-generate\n\tyarn --cwd docs/site build\ndocs-generate:\n\tcd docs/site/generator && go run .\n',
    'one/docs/site/docusaurus.config.js': config,
    'two/.git/HEAD': '',
    'two/build.sbt': 'lazy val core = project\n\nlazy val manual = project\n  .enablePlugins(MdocPlugin)\n',
    'two/website/docusaurus.config.js': config,
  })
  const hintOf = async (site: string) => {
    const { diagnostics } = await move(join(root, site))
    return diagnostics.map(({ code, hint }) => `${code}: ${hint}`)
  }
  expect(await hintOf('one/docs/site')).toEqual([
    'no-documents: A script of the site may create its pages: run make -C ../.. docs-generate',
  ])
  expect(await hintOf('two/website')).toEqual([
    'no-documents: A script of the site may create its pages: run sbt manual/mdoc',
  ])
})

it('reads no plain pages or posts if the preset disables them', async () => {
  write(
    { 'src/pages/old.md': '# Old\n', 'blog/one.md': '---\ndate: 2024-01-01\n---\n\n# One\n' },
    "presets: [['classic', { docs: { routeBasePath: '/' }, pages: false, blog: false }]],",
  )
  const moved = await move()
  expect(moved.config).toContain('pages: false')
  expect(moved.diagnostics).toEqual([])
  expect(() => moved.page('old/index.html')).toThrow()
})

it('provides components of pages with the React contexts of src/theme/Root, and nothing else of it', async () => {
  write({
    'src/theme/Root.js': `import React from 'react'
import { Words } from '../words'
export default ({ children }) => <Words.Provider value="Given words"><header>Root words</header><div id="app">{children}</div></Words.Provider>
`,
    'src/words.js': "import { createContext } from 'react'\nexport const Words = createContext('nothing')\n",
    'src/Show.js':
      "import { useContext } from 'react'\nimport { Words } from './words'\nexport default ({ children }) => <section>{useContext(Words)}{children}</section>\n",
    'docs/one.mdx':
      "import Show from '../src/Show'\n\n# One\n\n<Show>\n\nInner [link](./index.md)\n\n<Show />\n\n</Show>\n",
    'src/pages/start.js': "import Show from '../Show'\nexport default () => <Show />\n",
    'docs/defined.mdx': `import { useState } from 'react'

# Defined

export const Own = () => {
  const [count, setCount] = useState(1)
  return <b onClick={() => setCount(count + 1)}>Count {count}</b>
}

<Own />
`,
  })
  const moved = await move()
  expect(moved.diagnostics).toEqual([])
  expect(moved.config).toContain("root: './src/theme/Root'")
  expect(moved.page('defined/index.html').replaceAll('<!-- -->', '')).toMatch(/<docgen-island[^>]*><b>Count 1<\/b>/)
  expect(moved.page('one/index.html')).toMatch(
    /<section>Given words[\s\S]*Inner <a href="\/">link<\/a>[\s\S]*<section>Given words[\s\S]*<\/section>/,
  )
  expect(moved.page('start/index.html')).toContain('<section>Given words</section>')
  for (const page of ['one', 'start'])
    expect(moved.page(`${page}/index.html`)).not.toMatch(/Root words|docgen-root|id="app"/)
})

it('shows components of pages without the contexts of src/theme/Root if that fails', async () => {
  write({
    'src/theme/Root/index.js':
      "import { useNothing } from '@theme/Nothing'\nuseNothing()\nexport default ({ children }) => children\n",
    'src/Show.js': 'export default () => <section>Shown</section>\n',
    'docs/one.mdx': "import Show from '../src/Show'\n\n# One\n\n<Show />\n",
  })
  const moved = await move()
  expect(errorsIn(moved)).toEqual([])
  expect(moved.page('one/index.html')).toContain('<section>Shown</section>')
})

it('passes components their page: useDoc()', async () => {
  write({
    'src/About.js': `import { useDoc } from '@docusaurus/plugin-content-docs/client'
export default () => { const { metadata, frontMatter } = useDoc(); return <p>{metadata.title}: {frontMatter.level}</p> }
`,
    'docs/one.mdx': "---\ntitle: One\nlevel: easy\n---\n\nimport About from '../src/About'\n\n<About />\n",
    'docs/two.mdx': "---\ntitle: Two\nlevel: hard\n---\n\nimport About from '../src/About'\n\n<About />\n",
  })
  const moved = await move()
  expect(errorsIn(moved)).toEqual([])
  expect(moved.page('one/index.html')).toMatch(/<p>One(<!-- -->)?: (<!-- -->)?easy<\/p>/)
  expect(moved.page('two/index.html')).toMatch(/<p>Two(<!-- -->)?: (<!-- -->)?hard<\/p>/)
})

it('reads JSON5, TOML and text by the loaders of webpack', async () => {
  write({
    'docs/data.mdx': `import five from '!!json5-loader!./five.json5'
import plain from './plain.json5'
import toml from 'toml-loader!./a.toml'
import text from '!!text-loader!./a.txt'

# Data

{five.word} {plain.word} {toml.word} {text}
`,
    'docs/five.json5': "// A comment\n{ word: 'Alpha', }\n",
    'docs/plain.json5': "{ word: 'Beta' }\n",
    'docs/a.toml': 'word = "Gamma"\n',
    'docs/a.txt': 'Delta',
    'node_modules/toml/package.json': '{ "name": "toml", "main": "toml.js" }',
    'node_modules/toml/toml.js': 'exports.parse = (text) => ({ word: /"(.*)"/.exec(text)[1] })\n',
  })
  const moved = await move()
  expect(moved.diagnostics).toEqual([])
  expect(moved.page('data/index.html')).toContain('Alpha Beta Gamma Delta')
})

it('follows links to documents two folders above the site', async () => {
  write({
    '.git/HEAD': '',
    'team/website/docusaurus.config.js':
      "module.exports = { title: 'T', url: 'https://docs.example', baseUrl: '/', presets: [['classic', { docs: { path: '../../docs', routeBasePath: '/' }, pages: { path: '../pages' } }]] }",
    'docs/guide/one.md':
      '# One\n\n[Home](../index.md), [other](../../docs/two.md), [start](../../team/pages/start.md)\n',
    'docs/two.md': '# Two\n',
    'team/pages/start.md': '# Start\n\n[Two](../../docs/two.md)\n',
  })
  const moved = await move(join(root, 'team/website'))
  expect(moved.diagnostics).toEqual([])
  expect(moved.page('guide/one/index.html')).toMatch(
    /href="\/">Home[\s\S]*href="\/two">other[\s\S]*href="\/start">start/,
  )
  expect(moved.page('start/index.html')).toContain('href="/two">Two')
})

it('shows the rest of pages with @theme/SearchBar, and reads <head> in plain Markdown', async () => {
  write(
    {
      'src/pages/find.js':
        "import SearchBar from '@theme/SearchBar'\nimport Gone from '@theme/Gone'\nexport default () => <div>Find words<SearchBar /><Gone><b>Inner words</b></Gone></div>\n",
      'docs/plain.md':
        '<head>\n  <meta name="robots" content="noindex" />\n  <title>Own title</title>\n</head>\n\n# Plain\n\nPlain words\n',
    },
    "markdown: { format: 'detect' },",
  )
  const moved = await move()
  expect(errorsIn(moved)).toEqual([])
  expect(moved.page('find/index.html')).toMatch(/Find words[\s\S]*<b>Inner words<\/b>/)
  expect(moved.page('plain/index.html')).toMatch(
    /<head>[\s\S]*name="robots" content="noindex"[\s\S]*<\/head>[\s\S]*Plain words/,
  )
  expect(moved.diagnostics.map(({ message }) => message)).toEqual(['<Page> throws: docgen has no @theme/Gone'])
})

it('warns about files that do not exist behind a loader, and shows the rest', async () => {
  write({
    'docs/page.mdx':
      "import text from '!!raw-loader!./gone.txt'\nimport list from '!!yaml-loader!./gone.yaml'\n\n# Page\n\nFirst words {text}{list.length}\n",
  })
  const moved = await move()
  expect(errorsIn(moved)).toEqual([])
  expect(moved.diagnostics.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['missing-module', 'missing-module']),
  )
  expect(moved.page('page/index.html')).toContain('First words')
})

it('renders islands that import names which do not exist', async () => {
  write({
    'src/Box.jsx':
      "'use client'\nimport { gone } from './kit'\nimport { useGone } from '@docusaurus/theme-common'\nimport Gone from '@theme/Gone'\nexport default function Box() { return <p onClick={gone}>Box words<Gone /></p> }\n",
    'src/kit.js': 'export const here = 1\n',
    'docs/page.mdx': "import Box from '../src/Box'\n\n# Page\n\nFirst words\n\n<Box />\n",
  })
  const moved = await move()
  expect(errorsIn(moved)).toEqual([])
  expect(moved.page('page/index.html')).toMatch(/First words[\s\S]*Box words/)
})

it('loads the CommonJS build of a plugin whose ES module imports names that Node.js does not find', async () => {
  const code =
    'exports.mark = () => (tree) => { tree.children.push({ type: "paragraph", children: [{ type: "text", value: "Marked words" }] }) }\n'
  write(
    {
      'node_modules/hidden/package.json': '{ "name": "hidden", "version": "1.0.0", "main": "index.cjs" }',
      'node_modules/hidden/index.cjs': "for (const name of ['format']) module.exports[name] = () => name\n",
      'node_modules/remark-mark/package.json':
        '{ "name": "remark-mark", "version": "1.0.0", "exports": { "import": "./index.mjs", "require": "./index.cjs" } }',
      'node_modules/remark-mark/index.mjs':
        "import { format } from 'hidden'\nexport const mark = () => () => format()\n",
      'node_modules/remark-mark/index.cjs': code,
      'docs/page.md': '# Page\n\nFirst words\n',
    },
    "presets: [['classic', { docs: { routeBasePath: '/', remarkPlugins: [require('remark-mark').mark] } }]],",
  )
  const moved = await move()
  expect(errorsIn(moved)).toEqual([])
  expect(moved.page('page/index.html')).toMatch(/First words[\s\S]*Marked words/)
})

it('finds sidebars in TypeScript by a path that ends in .js', async () => {
  write(
    { 'sidebars.ts': "export default { main: [{ type: 'doc', id: 'index', label: 'Own label' }] }\n" },
    "presets: [['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.js' } }]],",
  )
  const moved = await move()
  expect(errorsIn(moved)).toEqual([])
  expect(moved.config).toContain("sidebars: './sidebars.ts'")
  expect(moved.page('index.html')).toContain('Own label')
})

it('reads sidebars that share a module with components, which imports an image', async () => {
  write(
    {
      'sidebars.ts':
        "import { guides } from './src/guides'\nexport default { main: [{ type: 'doc', id: 'index', label: guides[0].label }] }\n",
      'src/guides.ts':
        "const icon = () => (typeof window === 'undefined' ? null : require('../static/icon.svg').default)\nexport const guides = [{ label: 'First guide', icon }]\n",
      'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
    "presets: [['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.ts' } }]],",
  )
  const moved = await move()
  expect(errorsIn(moved)).toEqual([])
  expect(moved.page('index.html')).toContain('First guide')
})
