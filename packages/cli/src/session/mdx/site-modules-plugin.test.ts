import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { createReadOnce } from '../../config/module/read-once.js'
import { bundleTestFiles } from '../bundle/bundle-test-files.js'
import { hashMdxModule, type ModuleTarget, type SiteModules, siteModulesPlugin } from './site-modules-plugin.js'

const DOCUSAURUS = 'own/docusaurus.js'
const TEXTS = { all: '"all texts"', own: '"own texts"', visible: '"visible texts"' }

interface Options {
  readonly files?: Readonly<Record<string, string>>
  readonly modules?: Partial<SiteModules>
  readonly target?: ModuleTarget
}

/** The bundle of some code, next to a CommonJS module in place of the theme's: any name can be imported from it. */
function bundle(code: string, { files = {}, modules, target }: Options = {}): Promise<string> {
  const all = { 'docs/entry.js': code, [DOCUSAURUS]: "module.exports = { marker: 'of the theme' }\n", ...files }
  return bundleTestFiles(all, (root) => {
    const given: Partial<SiteModules> = {
      siteDir: root,
      docusaurus: pathToFileURL(join(root, DOCUSAURUS)).href,
      facts: JSON.stringify({ siteConfig: { title: 'Title of the site', url: 'https://docs.example', baseUrl: '/' } }),
      docs: '"docs"',
      texts: TEXTS,
      components: {},
      root: undefined,
      math: false,
      anchors: { maintainCase: false },
      data: { values: { notes: 1 }, key: '' },
      onBrokenMdx: 'throw',
      stubs: new Map(),
      ...modules,
    }
    return siteModulesPlugin(given as SiteModules, createReadOnce(), target)
  })
}

/** The errors of esbuild for some code, with their hints. */
async function failuresOf(code: string, options?: Options): Promise<readonly string[]> {
  const { errors } = await bundle(code, options).then(
    () => ({ errors: [] }),
    (error: { errors: readonly { readonly text: string; readonly detail?: { readonly hint?: string } }[] }) => error,
  )
  return errors.map(({ text, detail }) => [text, ...(detail?.hint === undefined ? [] : [detail.hint])].join(' | '))
}

describe('modules of Docusaurus', () => {
  it.each([
    "import Link from '@docusaurus/Link'\nconsole.log(Link)",
    "import Link from '@docusaurus/core/lib/client/exports/Link'\nconsole.log(Link)",
    "import { useColorMode } from '@docusaurus/theme-common/internal'\nconsole.log(useColorMode)",
    "import Tabs from '@theme/Tabs'\nconsole.log(Tabs)",
    "import Tabs from '@theme-original/Tabs'\nconsole.log(Tabs)",
    "import Icon from '@theme/Icon/Own/Arrow'\nconsole.log(Icon)",
    "import { useLocation } from 'react-router-dom'\nconsole.log(useLocation)",
    "import { useLocation } from 'react-router'\nconsole.log(useLocation)",
  ])('are those of the theme: %s', async (code) => {
    expect(await bundle(code)).toContain('of the theme')
  })

  it('contain the facts of the site', async () => {
    expect(await bundle("export { default } from '@generated/docusaurus.config'")).toContain('Title of the site')
    expect(await bundle("export { default } from '../.docusaurus/docusaurus.config.mjs'")).toContain(
      'Title of the site',
    )
  })

  it('have the texts of components only in browsers', async () => {
    const code = "import Tabs from '@theme/Tabs'\nconsole.log(Tabs)"
    expect(await bundle(code)).not.toContain('provideTexts')
    expect(await bundle(code, { target: 'browser' })).toContain('provideTexts("visible texts")')
    const translate = "import { translate } from '@docusaurus/Translate'\nconsole.log(translate)"
    expect(await bundle(translate)).toContain('"all texts"')
    const inBrowser = await bundle(translate, { target: 'browser' })
    expect([inBrowser.includes('"own texts"'), inBrowser.includes('"all texts"')]).toEqual([true, false])
  })

  it('are reported if docgen does not have them', async () => {
    expect(await failuresOf("import '@docusaurus/Lnk'")).toEqual([
      expect.stringContaining('docgen has no @docusaurus/Lnk'),
    ])
    expect(await failuresOf("import '@theme/Layouts/None'")).toEqual([expect.stringContaining('@theme/Layouts/None')])
    expect(await failuresOf("import '@docgen/theme/none'")).toEqual([expect.stringContaining('@docgen/theme/none')])
    const modules = { docusaurus: undefined }
    expect(await failuresOf("import '@docusaurus/Link'", { modules })).toEqual([
      expect.stringContaining('@docusaurus/Link'),
    ])
  })

  it('are replaced by stubs if errors of pages are only warnings', async () => {
    const stubs = new Map([['@docusaurus/other', new Set(['kept'])]])
    const modules = { onBrokenMdx: 'warn', stubs } as const
    const text = await bundle(
      "import { a } from '@docusaurus/none'\nimport { kept } from '@docusaurus/other'\nconsole.log(a, kept)",
      {
        modules: { ...modules, stubs: stubs.set('@docusaurus/none', new Set(['a'])) },
      },
    )
    expect(text).toContain('docgen has no @docusaurus/none')
    expect(await bundle("import '@docusaurus/new'", { modules })).toBeDefined()
    expect([...stubs]).toEqual([
      ['@docusaurus/other', new Set(['kept'])],
      ['@docusaurus/none', new Set(['a'])],
      ['@docusaurus/new', new Set()],
    ])
  })

  it('leave the router of a package to the package', async () => {
    const files = {
      'node_modules/app/package.json': '{ "name": "app", "main": "index.js" }',
      'node_modules/app/index.js': "export { marker } from 'react-router'",
      'node_modules/react-router/package.json': '{ "name": "react-router", "main": "index.js" }',
      'node_modules/react-router/index.js': "export const marker = 'of the package'",
    }
    expect(await bundle("export * from 'app'", { files })).toContain('of the package')
  })

  it('can be wrapped by the site', async () => {
    const wrapper = "import Tabs from '@theme-original/Tabs'\nexport default () => [Tabs, 'wrapper']\n"
    const files = { 'src/theme/Tabs.js': wrapper }
    const code = "import Tabs from '@theme/Tabs'\nconsole.log(Tabs)"
    expect(await bundle(code, { files })).toMatch(/of the theme[\s\S]*wrapper/)
    // A component that imports itself means the one of the theme.
    const own = "// Like '@theme-original/Tabs'\nimport Tabs from '@theme/Tabs'\nexport default () => Tabs\n"
    expect(await bundle(code, { files: { 'src/theme/Tabs.js': own } })).toContain('of the theme')
  })

  it('are replaced by the site only if docgen does not have them', async () => {
    const files = { 'src/theme/Tabs.js': "export default 'replaced'\n", 'src/theme/Own.js': "export default 'own'\n" }
    const tabs = await bundle("export { default } from '@theme/Tabs'", { files })
    expect([tabs.includes('replaced'), tabs.includes('of the theme')]).toEqual([false, true])
    expect(await bundle("export { default } from '@theme/Own'", { files })).toContain('"own"')
  })
})

it('loads generated files of plugins, and names the generated modules that exist', async () => {
  const files = { '.docgen/docusaurus/own/default/a.json': '{ "own": "data" }' }
  expect(await bundle("export { default } from '@generated/own/default/a.json'", { files })).toContain('"data"')
  expect(await failuresOf("import '@generated/none'")).toEqual([
    'docgen has no @generated/none | docgen has @generated/docusaurus.config, @generated/globalData, @generated/i18n',
  ])
})

describe('raw text', () => {
  const files = { 'docs/a b.txt': 'Text of a', 'static/b.txt': 'Text of b', 'docs/c.json': '{ "c": 3 }' }

  it.each([
    ['./a b.txt?raw', 'Text of a'],
    ['!!raw-loader!./a b.txt', 'Text of a'],
    ['-!raw-loader!./a b.txt', 'Text of a'],
    ['raw-loader!./a b.txt', 'Text of a'],
    ['!!raw-loader?esModule=false!./a b.txt', 'Text of a'],
    ['a.raw!=!raw-loader!./a b.txt', 'Text of a'],
    ['!!html-loader!./a b.txt', 'Text of a'],
    ['@site/static/b.txt?raw', 'Text of b'],
    ['!!raw-loader!/static/b.txt', 'Text of b'],
    ['./c.json?raw', '{ "c": 3 }'],
  ])('is the file of %s', async (specifier, text) => {
    const output = await bundle(`export { default } from ${JSON.stringify(specifier)}`, { files })
    expect(output).toContain(text)
  })

  it('can come from a package', async () => {
    const inPackage = {
      'node_modules/app/package.json': '{ "name": "app", "main": "index.js" }',
      'node_modules/app/notes.js': 'Text of the package',
    }
    expect(await bundle("export { default } from '!!raw-loader!app/notes.js'", { files: inPackage })).toContain(
      'Text of the package',
    )
  })

  it('is loaded by the extension of the file with other loaders', async () => {
    expect(await bundle("export { c } from '!!json-loader!./c.json'", { files })).toMatch(/c = 3/)
  })

  it('is not created by unknown loaders, or from missing files', async () => {
    expect(await failuresOf("import '!!own-loader!./c.json'", { files })).toEqual([
      expect.stringContaining('docgen has no own-loader: it reads raw text, JSON'),
    ])
    expect(await failuresOf("import './none.txt?raw'", { files })).toEqual([expect.stringContaining('./none.txt')])
    expect(await failuresOf("import '!!json-loader!./none.json'", { files })).toEqual([
      expect.stringContaining('./none.json'),
    ])
  })
})

it('imports documents with their exports', async () => {
  const files = { 'docs/b.md': '---\nkind: note\n---\n# Title of b\n' }
  const text = await bundle("export { contentTitle, frontMatter } from './b.md'", { files })
  expect(text).toContain('"Title of b"')
  expect(text).toContain('"note"')
  const module = await bundle("export { default } from './b.md'", { files })
  expect(module).toContain('/docs/b.md')
})

describe('components without an import', () => {
  it.each([
    ['the default export', 'export default () => "found"\nexport const Chart = () => "other"'],
    ['a property of the default export', 'export default { Chart: () => "found" }'],
    ['the export of their name', 'export const Chart = () => "found"'],
  ])('are %s of their module', async (_name, code) => {
    const text = await bundle("export { default } from 'docgen-component:Chart'", {
      modules: { components: { Chart: './src/chart.js' } },
      files: { 'src/chart.js': `${code}\n` },
    })
    const { default: Chart } = await import(`data:text/javascript,${encodeURIComponent(text)}`)
    expect(Chart()).toBe('found')
  })
})

it('imports the component around each page from the folder of the site', async () => {
  const options = { modules: { root: './src/Root.js' }, files: { 'src/Root.js': "export default 'the root'\n" } }
  expect(await bundle("export { default } from 'docgen:root'", options)).toContain('the root')
})

it('replaces modules that an earlier attempt did not find', async () => {
  const stubs = new Map([['docs/entry.js → ./none.js', new Set<string>()]])
  const code = "import { a } from './none.js'\nconsole.log(a)"
  expect(await bundle(code, { modules: { onBrokenMdx: 'warn', stubs } })).toContain('./none.js does not exist')
  expect(await failuresOf(code, { modules: { stubs } })).toEqual([expect.stringContaining('./none.js')])
})

it('hashes the code of a module, for each target', () => {
  const one = hashMdxModule({ code: 'a', pieces: [] })
  expect(hashMdxModule({ code: 'a', pieces: [] })).toBe(one)
  const all = [
    undefined,
    { code: 'b', pieces: [] },
    { code: 'a', browser: 'b', pieces: [] },
    { code: 'a', browser: '', pieces: [] },
  ]
  expect(new Set([one, ...all.map((each) => hashMdxModule(each as never))]).size).toBe(5)
})

it('joins class names with a copy of clsx, unless the site has the package installed', async () => {
  const code = "import clsx from 'clsx'\nconsole.log(clsx('a', { b: true }))"
  expect(await bundle(code)).toContain('docgen-clsx:clsx')
  const files = {
    'node_modules/clsx/package.json': '{ "name": "clsx", "main": "index.js" }',
    'node_modules/clsx/index.js': "module.exports = () => 'of the site'",
  }
  expect(await bundle(code, { files })).toContain('of the site')
})
