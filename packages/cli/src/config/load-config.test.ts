import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { listDiagnostics } from '../../test/list-diagnostics.js'
import { writeTestFiles } from '../read/write-test-files.js'
import { findMathPlugins, loadConfig } from './load-config.js'

const invalid = fileURLToPath(new URL('../../test/invalid/config/', import.meta.url))
const work = mkdtempSync(join(tmpdir(), 'docgen-config-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))

describe('broken configs', () => {
  it.each(readdirSync(invalid))('%s', async (name) => {
    const siteDir = join(work, name)
    cpSync(join(invalid, name), siteDir, { recursive: true })
    rmSync(join(siteDir, 'expected.txt'), { force: true })
    const { value, diagnostics } = await loadConfig(siteDir)
    expect(value).toBeUndefined()
    await expect(listDiagnostics(diagnostics)).toMatchFileSnapshot(join(invalid, name, 'expected.txt'))
  })
})

/** Creates a site folder with these files. */
function createSite(files: Readonly<Record<string, string>>): string {
  const siteDir = mkdtempSync(join(work, 'site-'))
  writeTestFiles(siteDir, files)
  return siteDir
}

const MINIMAL =
  "import { defineConfig } from '@docgen/cli'\nexport default defineConfig({ title: 'Docs', url: 'https://docs.example.org/' })\n"

describe('loadConfig', () => {
  it.each(['ts', 'json'])('reports imported data that is nested too deeply: .%s', async (ending) => {
    const { value, diagnostics } = await loadConfig(
      createSite({
        'site.config.ts': `import data from './data.${ending}'\n${MINIMAL.replace('title', 'data, title')}`,
        [`data.${ending}`]: `${ending === 'ts' ? 'export default ' : ''}${'['.repeat(100_000)}${']'.repeat(100_000)}`,
      }),
    )
    expect(value).toBeUndefined()
    expect(diagnostics).toMatchObject([
      { code: 'config-failed', file: `data.${ending}`, line: 1, message: expect.stringContaining('1,000 levels deep') },
    ])
  })

  it('fills in every default', async () => {
    const { value, diagnostics } = await loadConfig(createSite({ 'site.config.ts': MINIMAL }))
    expect(diagnostics).toEqual([])
    expect(value).toMatchObject({ file: 'site.config.ts', inputs: ['site.config.ts'] })
    expect(value?.hash).toMatch(/^[\da-f]{32}$/)
    expect(value?.config).toMatchInlineSnapshot(`
      {
        "alias": {},
        "baseUrl": "/",
        "cache": {},
        "checks": {
          "a11y": {},
          "agents": {},
          "api": {
            "rules": {},
          },
          "code": {
            "commands": {},
          },
          "content": {},
          "links": {
            "ignore": [],
            "privateHosts": [],
            "timeout": 10,
          },
          "prose": {
            "retext": [],
            "terms": {},
          },
          "routes": {},
          "search": {},
          "stale": {},
          "translations": {},
          "weight": {
            "html": 100,
            "pages": {},
          },
        },
        "collections": [
          {
            "docs": {
              "breadcrumbs": true,
              "exclude": [
                "**/_*.{md,mdx}",
                "**/_*/**",
                "**/*.test.{md,mdx}",
                "**/__tests__/**",
              ],
              "id": "default",
              "include": [
                "**/*.{md,mdx}",
              ],
              "indexFiles": [],
              "numberPrefixes": true,
              "path": "docs",
              "routeBasePath": "/",
              "showContributors": false,
              "showDate": false,
              "showLastUpdateAuthor": false,
              "showLastUpdateTime": false,
              "showReadingTime": false,
              "sidebarCollapsed": true,
              "sidebarCollapsible": true,
              "sidebars": undefined,
              "tags": "tags.yml",
              "tagsBasePath": "tags",
              "tocMaxHeadingLevel": 3,
              "tocMinHeadingLevel": 2,
            },
            "id": "default",
            "kind": "docs",
            "position": [
              "docs",
            ],
            "versions": {
              "includeCurrentVersion": true,
              "versions": {},
            },
          },
          {
            "docs": {
              "breadcrumbs": false,
              "exclude": [
                "**/_*",
                "**/_*/**",
                "**/*.{test,spec}.*",
                "**/__tests__/**",
              ],
              "id": "default",
              "include": [
                "**/*.{md,mdx,js,jsx,tsx}",
              ],
              "indexFiles": [],
              "numberPrefixes": false,
              "path": "src/pages",
              "routeBasePath": "/",
              "showContributors": false,
              "showDate": false,
              "showLastUpdateAuthor": false,
              "showLastUpdateTime": false,
              "showReadingTime": false,
              "sidebarCollapsed": true,
              "sidebarCollapsible": true,
              "sidebars": false,
              "tags": "tags.yml",
              "tagsBasePath": "tags",
              "tocMaxHeadingLevel": 3,
              "tocMinHeadingLevel": 2,
            },
            "id": "@pages",
            "kind": "pages",
            "position": [
              "pages",
            ],
          },
        ],
        "colorMode": {
          "defaultMode": "light",
          "disableSwitch": false,
          "respectPrefersColorScheme": false,
        },
        "customFields": {},
        "define": {},
        "docs": {
          "breadcrumbs": true,
          "exclude": [
            "**/_*.{md,mdx}",
            "**/_*/**",
            "**/*.test.{md,mdx}",
            "**/__tests__/**",
          ],
          "id": "default",
          "include": [
            "**/*.{md,mdx}",
          ],
          "indexFiles": [],
          "numberPrefixes": true,
          "path": "docs",
          "routeBasePath": "/",
          "showContributors": false,
          "showDate": false,
          "showLastUpdateAuthor": false,
          "showLastUpdateTime": false,
          "showReadingTime": false,
          "sidebarCollapsed": true,
          "sidebarCollapsible": true,
          "sidebars": undefined,
          "tags": "tags.yml",
          "tagsBasePath": "tags",
          "tocMaxHeadingLevel": 3,
          "tocMinHeadingLevel": 2,
        },
        "feeds": [],
        "highlight": {
          "aliases": {},
          "magicComments": [],
        },
        "i18n": {
          "defaultLocale": "en",
          "layout": "docgen",
          "localeConfigs": {
            "en": {
              "direction": "ltr",
              "htmlLang": "en",
              "label": "English",
              "minTranslated": 0,
              "path": "",
            },
          },
          "locales": [
            "en",
          ],
          "sourceLocale": "en",
          "translateDefaultLocale": false,
        },
        "links": [],
        "llms": {
          "chats": [
            {
              "label": "ChatGPT",
              "url": "https://chatgpt.com/?hints=search&q=Read+{url}+and+answer+my+questions+about+it.",
            },
            {
              "label": "Claude",
              "url": "https://claude.ai/new?q=Read+{url}+and+answer+my+questions+about+it.",
            },
          ],
          "full": false,
          "pageActions": true,
          "pages": false,
        },
        "markdown": {
          "admonitions": {},
          "anchors": {
            "maintainCase": false,
          },
          "components": {},
          "dialects": [],
          "format": "md",
          "hydrate": "directive",
          "math": false,
          "mermaid": false,
          "npm2yarn": {
            "converters": [
              "yarn",
              "pnpm",
              "bun",
            ],
            "sync": true,
          },
          "parser": "satteri",
          "pluginInputs": [],
          "rehypePlugins": [],
          "remarkPlugins": [],
          "trustHtml": false,
          "twoslash": {},
        },
        "metadata": [],
        "navbar": {
          "hideOnScroll": false,
          "items": [],
        },
        "noIndex": false,
        "onBrokenAnchors": "warn",
        "onBrokenContent": "throw",
        "onBrokenImages": "throw",
        "onBrokenLinks": "throw",
        "onBrokenMarkdownLinks": "warn",
        "onBrokenMdx": "throw",
        "onDuplicateRoutes": "warn",
        "onLiveCode": "warn",
        "openapi": [],
        "pages": {
          "exclude": [
            "**/_*",
            "**/_*/**",
            "**/*.{test,spec}.*",
            "**/__tests__/**",
          ],
          "frame": "always",
          "id": "default",
          "include": [
            "**/*.{md,mdx,js,jsx,tsx}",
          ],
          "path": "src/pages",
          "routeBasePath": "/",
        },
        "placeholders": {},
        "plugins": [],
        "redirects": [],
        "scripts": [],
        "search": {
          "contexts": [],
          "enabled": true,
          "suggestions": [],
        },
        "security": {
          "csp": {
            "reportOnly": false,
            "sources": {},
            "trustedTypes": true,
          },
        },
        "socialCards": {
          "fonts": [],
        },
        "staticDirectories": [
          "static",
        ],
        "staticFiles": [],
        "structuredData": [],
        "tagline": "",
        "texts": {},
        "theme": {
          "components": {},
          "css": [],
          "fonts": {},
          "package": "@docgen/theme",
        },
        "title": "Docs",
        "titleDelimiter": "|",
        "url": "https://docs.example.org",
        "versions": {
          "includeCurrentVersion": true,
          "versions": {},
        },
      }
    `)
  })

  it.each(['site.config.ts', 'site.config.js', 'site.config.mjs'])('reads %s', async (file) => {
    const { value } = await loadConfig(createSite({ [file]: MINIMAL }))
    expect(value).toMatchObject({ file, config: { title: 'Docs', url: 'https://docs.example.org' } })
  })

  it('treats a key without a value as absent', async () => {
    const text =
      "export default { title: 'Docs', url: 'https://a.org', favicon: undefined, trailingSlash: undefined, navbar: { logo: undefined } }"
    const { value, diagnostics } = await loadConfig(createSite({ 'site.config.ts': text }))
    expect(diagnostics).toEqual([])
    expect(value?.config).not.toHaveProperty('favicon')
    expect(value?.config.trailingSlash).toBeUndefined()
  })

  it('returns plugins unchanged', async () => {
    const text =
      "const plugin = () => (tree: unknown) => tree\nexport default { title: 'Docs', url: 'https://a.org', markdown: { remarkPlugins: [plugin, [plugin, { a: 1 }]] } }"
    const { value } = await loadConfig(createSite({ 'site.config.ts': text }))
    const [first, second] = value?.config.markdown.remarkPlugins ?? []
    expect(first).toBeTypeOf('function')
    expect(second).toEqual([first, { a: 1 }])
  })

  it('has its own URL in import.meta, whatever bundles it', async () => {
    const text =
      "import { readFileSync } from 'node:fs'\nexport default { title: readFileSync(new URL('./title.txt', import.meta.url), 'utf8'), url: 'https://a.org' }"
    const { value } = await loadConfig(createSite({ 'site.config.ts': text, 'title.txt': 'From a file' }))
    expect(value?.config.title).toBe('From a file')
  })

  it('has its own file and folder', async () => {
    const title = 'basename(import.meta.dirname) + basename(import.meta.filename)'
    const text = `import { basename } from 'node:path'\nexport default { title: ${title}, url: 'https://a.org' }`
    const siteDir = createSite({ 'site.config.ts': text })
    expect((await loadConfig(siteDir)).value?.config.title).toBe(`${basename(siteDir)}site.config.ts`)
  })

  it('can be a CommonJS module', async () => {
    const text = `const { basename } = require('node:path')
const { name } = require('./facts.json')
const own = require('./own.js')
module.exports = { title: name + own + basename(__dirname) + basename(__filename), url: 'https://a.org' }`
    const own =
      "const { createRequire } = require('node:module')\nmodule.exports = createRequire(__filename)('./facts.json').more"
    const files = { 'site.config.js': text, 'own.js': own, 'facts.json': '{ "name": "a", "more": "b" }' }
    const siteDir = createSite(files)
    expect((await loadConfig(siteDir)).value?.config.title).toBe(`ab${basename(siteDir)}site.config.js`)
  })

  it('can create its own require', async () => {
    const text = `import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
export default { title: require('./facts.json').name, url: 'https://a.org' }`
    const { value } = await loadConfig(createSite({ 'site.config.mjs': text, 'facts.json': '{ "name": "a" }' }))
    expect(value?.config.title).toBe('a')
  })

  it.each([
    ['sidebars.js', "module.exports = { guide: ['intro'] }"],
    ['sidebars.js', "exports.guide = ['intro']"],
    ['sidebars.js', "'use strict'\nconst { items } = require('./items')\nmodule.exports = { guide: items }"],
    [
      'sidebars.js',
      "Object.defineProperty(exports, '__esModule', { value: true })\nexports.default = { guide: ['intro'] }",
    ],
    ['sidebars.js', "export const guide = ['intro']"],
    ['sidebars.cjs', "module.exports = { guide: ['intro'] }"],
    ['sidebars.ts', "import items from './items'\nexport default { guide: items.items }"],
    ['sidebars.js', "import { items } from './items'\nmodule.exports = { guide: items }"],
    ['sidebars.js', "import items from './items'\nexports.guide = items.items"],
    [
      'sidebars.ts',
      "import type { Item } from './types'\nconst { items } = require('./items')\nmodule.exports = { guide: items as Item[] }",
    ],
    ['sidebars.js', "export const unused = 1\nmodule.exports = { guide: ['intro'] }"],
    ['sidebars.ts', "const items: string[] = ['intro']\nexport = { guide: items }"],
    ['sidebars.mts', "export default { guide: ['intro'] satisfies string[] }"],
    ['sidebars.cts', "module.exports = { guide: ['intro'] }"],
    ['sidebars.json', '{ "guide": ["intro"] }'],
  ])('reads sidebars as Docusaurus does, with and without the file extension: %s %j', async (file, text) => {
    for (const type of ['module', 'commonjs']) {
      for (const path of [file, 'sidebars']) {
        const siteDir = createSite({
          'site.config.ts': `export default { title: 'Docs', url: 'https://a.org', docs: { sidebars: './${path}' } }`,
          'package.json': JSON.stringify({ type }),
          [file]: text,
          'items.js': "module.exports = { items: ['intro'] }",
        })
        const { value, diagnostics } = await loadConfig(siteDir)
        expect(diagnostics).toEqual([])
        expect(value?.config.docs.sidebars).toMatchObject({ guide: [{ type: 'doc', id: 'intro' }] })
      }
    }
  })

  it('imports the names that a module with both kinds of syntax assigns, and finds its errors', async () => {
    const parts = `import { basename } from 'node:path'
const title = basename(__dirname) + new URL(import.meta.url).protocol
module.exports = { title: title, host: 'a.org' }`
    const createConfig = (more: string) =>
      createSite({
        'site.config.ts': `import { title, host } from './parts/both'\nexport default { title, url: 'https://' + host }`,
        'parts/both.js': parts + more,
      })
    const { value } = await loadConfig(createConfig(''))
    expect(value?.config).toMatchObject({ title: 'partsfile:', url: 'https://a.org' })
    const { diagnostics } = await loadConfig(createConfig("\nthrow new Error('broken')"))
    expect(diagnostics).toMatchObject([{ code: 'config-failed', file: 'parts/both.js', line: 4 }])
  })

  it('reads sidebars from a path of require.resolve, and gives each module its own location', async () => {
    const siteDir = createSite({
      'site.config.js': `const { sidebars, here } = require('./parts/sidebars-path')
module.exports = { title: here, url: 'https://a.org', docs: { sidebars } }`,
      'package.json': '{ "type": "module" }',
      'parts/sidebars-path.ts': `import { basename, relative } from 'node:path'
export const sidebars = './' + relative(process.cwd(), require.resolve('../sidebars')).split('docgen-config-').at(-1)!.split('/').slice(2).join('/')
export const here = [basename(__dirname), basename(import.meta.url), basename(__filename)].join(' ')
`,
      'sidebars.mts': "export default { guide: ['intro'] }",
    })
    const { value, diagnostics } = await loadConfig(siteDir)
    expect(diagnostics).toEqual([])
    expect(value?.config.title).toBe('parts sidebars-path.ts sidebars-path.ts')
    expect(value?.config.docs.sidebars).toMatchObject({ guide: [{ id: 'intro' }] })
  })

  it('reads sidebars from a separate module', async () => {
    const siteDir = createSite({
      'site.config.ts': "export default { title: 'Docs', url: 'https://a.org', docs: { sidebars: './sidebars.js' } }",
      'sidebars.js': "import more from './more.json'\nexport default { guide: ['intro', { More: more }] }",
      'more.json': '["one", "two"]',
    })
    const first = await loadConfig(siteDir)
    expect(first.value?.config.docs.sidebars).toEqual({
      guide: [
        { type: 'doc', id: 'intro' },
        {
          type: 'category',
          label: 'More',
          items: [
            { type: 'doc', id: 'one' },
            { type: 'doc', id: 'two' },
          ],
        },
      ],
    })
    expect(first.value?.inputs).toEqual(['site.config.ts', 'more.json', 'sidebars.js'])
    writeTestFiles(siteDir, { 'more.json': '["one"]' })
    const second = await loadConfig(siteDir)
    expect(second.value?.hash).not.toBe(first.value?.hash)
    expect(second.value?.config.docs.sidebars).toMatchObject({ guide: [{}, { items: [{ id: 'one' }] }] })
  })

  it('bundles again only if an input has changed', async () => {
    const siteDir = createSite({
      'site.config.ts': "import { title } from './parts/title.js'\nexport default { title, url: 'https://a.org' }",
      'parts/title.ts': "export const title = 'One'",
    })
    const first = await loadConfig(siteDir)
    const modulePath = first.value?.modulePath ?? ''
    const firstTime = statSync(modulePath).mtimeMs
    expect(first.value?.inputs).toEqual(['parts/title.ts', 'site.config.ts'])
    expect(await loadConfig(siteDir)).toEqual(first)
    expect(statSync(modulePath).mtimeMs).toBe(firstTime)
    writeTestFiles(siteDir, { 'parts/title.ts': "export const title = 'Two'" })
    const second = await loadConfig(siteDir)
    expect(second.value?.config.title).toBe('Two')
    expect(second.value?.hash).not.toBe(first.value?.hash)
    expect(existsSync(modulePath)).toBe(false)
  })

  it('includes the version of an imported package in the inputs', async () => {
    const siteDir = createSite({
      'site.config.ts': "import { title } from 'titles'\nexport default { title, url: 'https://a.org' }",
      'node_modules/titles/package.json':
        '{ "name": "titles", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
      'node_modules/titles/index.js': "export const title = 'From a package'",
    })
    const first = await loadConfig(siteDir)
    expect(first.value?.config.title).toBe('From a package')
    expect(first.value?.inputs).toEqual(['site.config.ts', 'node_modules/titles/package.json'])
    writeTestFiles(siteDir, {
      'node_modules/titles/package.json':
        '{ "name": "titles", "version": "1.0.1", "type": "module", "exports": "./index.js" }',
    })
    expect((await loadConfig(siteDir)).value?.hash).not.toBe(first.value?.hash)
  })

  it('reads JSON files of packages without an import attribute', async () => {
    const siteDir = createSite({
      'site.config.ts':
        "import { version } from 'tools/package.json'\nexport default { title: `Tools ${version}`, url: 'https://a.org' }",
      'node_modules/tools/package.json': '{ "name": "tools", "version": "1.2.3" }',
    })
    const { value } = await loadConfig(siteDir)
    expect(value?.config.title).toBe('Tools 1.2.3')
    expect(value?.inputs).toContain('node_modules/tools/package.json')
  })

  it('bundles ES modules of packages that only bundlers can resolve', async () => {
    const siteDir = createSite({
      'site.config.ts': "import { title } from 'kit'\nexport default { title, url: 'https://a.org' }",
      'node_modules/kit/package.json':
        '{ "name": "kit", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
      'node_modules/kit/index.js': "export * from './parts'\n",
      'node_modules/kit/parts/index.js': "export const title = 'Kit'\n",
    })
    expect((await loadConfig(siteDir)).value?.config.title).toBe('Kit')
  })

  it('survives a damaged cache', async () => {
    const siteDir = createSite({ 'site.config.ts': MINIMAL })
    const first = await loadConfig(siteDir)
    writeTestFiles(siteDir, { '.docgen/cache/config/site.config.ts.json': '{"format":1' })
    expect(await loadConfig(siteDir)).toEqual(first)
    rmSync(first.value?.modulePath ?? '')
    expect(await loadConfig(siteDir)).toEqual(first)
  })

  it('explains how to start if there is no config', async () => {
    const { diagnostics } = await loadConfig(createSite({ 'notes.txt': '' }))
    expect(diagnostics).toMatchObject([
      { code: 'missing-config', hint: expect.stringContaining('write site.config.ts with') },
    ])
  })

  it('reports a missing folder', async () => {
    const { diagnostics } = await loadConfig(join(work, 'nowhere'))
    expect(diagnostics).toMatchObject([
      {
        code: 'missing-config',
        message: expect.stringContaining('not found'),
        hint: expect.stringContaining('Name the folder'),
      },
    ])
  })
})

function remarkMath() {}
function rehypeKatex() {}
const plugins = {
  remarkPlugins: [remarkMath, 'remark-emoji'],
  rehypePlugins: [[rehypeKatex, { output: 'html' }]],
} as const

it('reports plugins that duplicate docgen’s own formulas', () => {
  const problems = findMathPlugins({ math: true, parser: 'satteri', ...plugins })
  expect(problems.map(({ path, message, hint }) => [path.join('.'), message.slice(0, 36), hint])).toEqual([
    ['markdown.remarkPlugins.0', 'markdown.remarkPlugins[0]: remarkMat', 'Remove it'],
    ['markdown.rehypePlugins.0', 'markdown.rehypePlugins[0]: rehypeKat', 'Remove it'],
  ])
})

it('reports plugins that would have no effect', () => {
  const problems = findMathPlugins({
    math: false,
    parser: 'satteri',
    remarkPlugins: ['remark-math'],
    rehypePlugins: [],
  })
  expect(problems[0]?.message).toContain('remark-math finds no math')
  expect(problems[0]?.hint).toContain('markdown.math: true')
})

it('accepts them with the parser that supports their syntax', () => {
  expect(findMathPlugins({ math: false, parser: 'remark', ...plugins })).toEqual([])
})
