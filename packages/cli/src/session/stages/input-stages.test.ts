import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { createMemo, type Memo } from '../../cache/memo.js'
import { createTestConfig } from '../../graph/create-test-graph.js'
import { listenForSignals } from '../../guard/interrupts.js'
import { createTestFolder } from '../../read/create-test-folder.js'
import { writeTestFiles } from '../../read/write-test-files.js'
import { rememberDeclaredInputs } from '../declared-inputs.js'
import { openTestSite } from '../open-test-site.js'
import type { Site } from '../site.js'
import type { SiteRequest } from '../site-request.js'
import { startRun } from '../stage-graph.js'
import { rememberWaits } from '../waiting-plugins.js'
import { INPUT_NAMES, INPUT_STAGES } from './input-stages.js'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

/** Opens a site with fields in its config, as code, and with files. */
async function open(fields = '', files: Readonly<Record<string, string>> = {}, options: Partial<SiteRequest> = {}) {
  const siteDir = createTestFolder({
    'site.config.ts': `export default { title: 'Kit', url: 'https://docs.example', ${fields} }\n`,
    'docs/index.md': '# Start\n',
    ...files,
  })
  const { given, withMemo } = await openTestSite(siteDir, options)
  const run = async <Name extends keyof Site & string>(
    names: readonly Name[],
    { memo = createMemo(), changes = {} }: { readonly memo?: Memo; readonly changes?: Partial<Site> } = {},
  ) => {
    const stages = startRun(INPUT_STAGES, { ...given, ...changes }, withMemo(memo))
    const values = await stages.resolve(...names)
    return { values, problems: stages.diagnostics().map(({ severity, message }) => `${severity} ${message}`) }
  }
  return { siteDir, given, withMemo, run }
}

describe('the config', () => {
  const CONFIG = createTestConfig({
    baseUrl: '/kit/',
    i18n: { defaultLocale: 'en', locales: ['en', 'de', 'fr'] },
    socialCards: { enabled: true },
  })
  const apply = async (request: Partial<SiteRequest>) => {
    const given = {
      loaded: { config: CONFIG } as Site['loaded'],
      request: { siteDir: '', includesDrafts: false, ...request },
    }
    const tools = { memo: createMemo() } as never
    return (await startRun(INPUT_STAGES, given, tools).resolve('config'))?.config
  }

  it('is that of the site if the command line changes nothing', async () => {
    expect(await apply({})).toEqual(CONFIG)
  })

  it.each([
    ['', '/'],
    ['/', '/'],
    ['//', '/'],
    ['docs', '/docs/'],
    ['/docs', '/docs/'],
    ['//docs//', '/docs/'],
    ['a/b/', '/a/b/'],
    ['/ä ö/', '/ä ö/'],
  ])('has the base URL %j as %j', async (baseUrl, expected) => {
    expect((await apply({ baseUrl }))?.baseUrl).toBe(expected)
  })

  it('has only the requested languages, in the order of the site', async () => {
    expect((await apply({ locales: ['fr', 'en', 'xx'] }))?.i18n).toEqual({ ...CONFIG.i18n, locales: ['en', 'fr'] })
  })

  it('has no social cards on request', async () => {
    expect((await apply({ omitsCards: true }))?.socialCards).toEqual({ ...CONFIG.socialCards, enabled: false })
    expect((await apply({ omitsCards: false }))?.socialCards.enabled).toBe(true)
  })
})

it('reads a site without plugins and components', async () => {
  const { run } = await open()
  const { values, problems } = await run(INPUT_NAMES)
  expect(problems).toEqual([])
  expect(values).toMatchObject({
    pluginSite: { title: 'Kit', url: 'https://docs.example', baseUrl: '/', defaultLocale: 'en', locales: ['en'] },
    plugins: { plugins: [], documents: [] },
    pluginInputs: [],
    markdownInputs: { files: new Map() },
    fonts: { styles: [], files: [] },
    cards: {},
    mdxModules: { artifacts: [], statics: [] },
  })
  expect(values?.readFiles?.sources.map(({ path }) => path)).toEqual(['docs/index.md'])
  expect(values?.theme).not.toHaveProperty('isReplacement')
})

it('passes the documents and the data of plugins on', async () => {
  const plugin = `{ name: 'notes', version: '1', inputs: { files: ['data.json'] }, content: ({ read }) => ({
    documents: [{ path: 'docs/note.md', text: read('data.json') }], data: { own: 1 } }) }`
  const { run } = await open(`plugins: [${plugin}]`, { 'data.json': '# From data' })
  const { values, problems } = await run(['pluginInputs', 'pluginData', 'readFiles'])
  expect(problems).toEqual([])
  expect(values?.pluginInputs?.map(({ files }) => [...files])).toEqual([[['data.json', '# From data']]])
  expect(values?.pluginData?.values).toEqual({ notes: { own: 1 } })
  expect(values?.readFiles?.sources.map(({ path, title }) => [path, title])).toEqual([
    ['docs/index.md', 'Start'],
    ['docs/note.md', 'From data'],
  ])
})

it('leaves signals to the system only while plugins change texts', async () => {
  const count = (): number => process.listenerCount('SIGUSR2')
  const shared = globalThis as { docgenTest?: (() => number) | undefined }
  const stop = listenForSignals(['SIGUSR2'], () => {})
  const before = count()
  shared.docgenTest = count
  try {
    const source = '(text) => text.replace("Start", globalThis.docgenTest() + " listeners")'
    const { run } = await open(`plugins: [{ name: 'count', version: '1', source: ${source} }]`)
    const { values } = await run(['readFiles'])
    expect(values?.readFiles?.sources[0]?.title).toBe(`${before - 1} listeners`)
    expect(count()).toBe(before)
  } finally {
    delete shared.docgenTest
    stop()
  }
})

describe('the theme', () => {
  const BROKEN = "import { missing } from './none.js'\nexport const Footer = () => missing\n"
  const FOOTER = 'export const Footer = () => null\n'

  it('is the plain one if a component of the site is broken', async () => {
    const { run } = await open("theme: { components: { Footer: './Footer.js' } }", { 'Footer.js': BROKEN })
    const { values, problems } = await run(['theme'])
    expect(values?.theme).toMatchObject({ isReplacement: true, componentFiles: [] })
    expect(problems).toEqual([expect.stringContaining('./none.js does not exist')])
  })

  it('is the last usable one in a session, as long as a component is broken', async () => {
    const { siteDir, run } = await open("theme: { components: { Footer: './Footer.js' } }", { 'Footer.js': FOOTER })
    const memo = createMemo({ isLive: true })
    const first = await run(['theme'], { memo })
    expect(first).toMatchObject({ problems: [], values: { theme: { componentFiles: ['Footer.js'] } } })
    expect(first.values?.theme).not.toHaveProperty('isReplacement')
    for (const codeVersion of [1, 2]) {
      writeTestFiles(siteDir, { 'Footer.js': `${BROKEN}// ${codeVersion}\n` })
      const { values, problems } = await run(['theme'], { memo, changes: { codeVersion } })
      expect(values?.theme).toEqual({ ...first.values?.theme, isReplacement: true })
      expect(problems).toHaveLength(1)
    }
    writeTestFiles(siteDir, { 'Footer.js': FOOTER })
    const { values, problems } = await run(['theme'], { memo, changes: { codeVersion: 3 } })
    expect(values?.theme).not.toHaveProperty('isReplacement')
    expect(problems).toEqual([])
  })
})

it('keeps the last MDX modules that had no error, in a session', async () => {
  const mdx = (code: string): string => `export const a = ${code}\n\n# Page {a}\n`
  const { siteDir, run } = await open('', { 'docs/a.mdx': mdx('1 + 1') })
  const memo = createMemo({ isLive: true })
  const first = await run(['mdxModules'], { memo })
  expect(first.problems).toEqual([])
  expect(first.values?.mdxModules?.artifacts).toBeDefined()
  writeTestFiles(siteDir, { 'docs/a.mdx': `import { b } from './none.js'\n\n${mdx('b')}` })
  const broken = await run(['mdxModules'], { memo, changes: { revision: 2 } })
  expect(broken.problems).toEqual([expect.stringMatching(/^error .*none\.js/)])
  expect(memo.stage<{ readonly usable: unknown }>('mdxModules').last()?.usable).toEqual(first.values?.mdxModules)
})

describe('the inputs of Markdown plugins', () => {
  it('are the files that the config names, and those that plugins have declared', async () => {
    const { siteDir, withMemo, run } = await open("markdown: { pluginInputs: ['data/*.json'] }", {
      'data/a.json': 'A',
      'other.txt': 'O',
    })
    const { cache } = withMemo(createMemo())
    const memo = createMemo({ cache })
    const before = await run(['markdownInputs'], { memo })
    expect([...(before.values?.markdownInputs?.files ?? [])]).toEqual([['data/a.json', 'A']])
    const declare = (...pluginInputs: readonly string[]): void =>
      rememberDeclaredInputs([{ pluginInputs }], { memo, siteDir, isPartial: false })
    declare('other.txt')
    const { values, problems } = await run(['markdownInputs'], { memo })
    expect([...(values?.markdownInputs?.files.keys() ?? [])]).toEqual(['data/a.json', 'other.txt'])
    // A missing file is an input, too: the key changes once it exists.
    declare('other.txt', 'missing.txt')
    const missing = await run(['markdownInputs'], { memo })
    expect([...problems, ...missing.problems]).toEqual([])
    const keys = [before, { values }, missing].map((each) => each.values?.markdownInputs?.key)
    expect(new Set(keys).size).toBe(3)
  })

  it('report a named file that does not exist', async () => {
    const { run } = await open("markdown: { pluginInputs: ['none.json'] }")
    expect((await run(['markdownInputs'])).problems).toEqual([
      expect.stringContaining('the plugin of Markdown: its input none.json'),
    ])
  })
})

it('recalls that Markdown plugins wait for other pages', async () => {
  const { given, withMemo, run } = await open('markdown: { remarkPlugins: [() => () => {}] }')
  const { cache } = withMemo(createMemo())
  const memo = createMemo({ cache })
  expect((await run(['markdown'], { memo })).values?.markdown).not.toHaveProperty('pluginsWait')
  rememberWaits(memo, given.loaded.hash)
  expect((await run(['markdown'], { memo })).values?.markdown).toHaveProperty('pluginsWait', true)
})

describe('the styles', () => {
  it('override each other: first those of the theme, then accent and fonts, then those of the site', async () => {
    const { siteDir, run } = await open("theme: { accent: 'indigo', css: ['./own.css'] }", {
      'own.css': 'p { color: red }\n',
      'theme.css': 'p { color: blue }\n',
    })
    const [{ values }, { values: plain }] = [await run(['theme']), await (await open()).run(['theme', 'styles'])]
    expect(plain?.styles).toEqual([])
    const used = Object(values?.theme)
    const client = { ...used.theme.client, styles: [pathToFileURL(join(siteDir, 'theme.css')).href] }
    const changes = {
      fonts: { styles: [{ file: 'text-font.css', css: '@font-face {}' }], files: [], preloads: {} },
      theme: { ...used, theme: { ...used.theme, client } },
    }
    const { values: changed, problems } = await run(['styles'], { changes })
    expect(problems).toEqual([])
    const names = changed?.styles?.map(({ file }) => file)
    expect(names).toEqual(['theme.css', 'accent.css', 'text-font.css', './own.css'])
  })

  it('report tokens that the theme does not have', async () => {
    const { run } = await open("theme: { css: ['./own.css'] }", { 'own.css': ':root { --color-acent: red }\n' })
    expect((await run(['openStyles'])).problems).toEqual([expect.stringContaining('--color-acent')])
  })

  it('add the files that they reference to the static files, each once', async () => {
    const css = "p { background: url('./a.svg') } b { background: url(/logo.svg) } i { background: url('./a.svg') }\n"
    const { run } = await open("theme: { css: ['./own.css'] }", {
      'own.css': css,
      'a.svg': SVG,
      'static/logo.svg': SVG,
    })
    const { values, problems } = await run(['readFiles', 'resolvedStyles'])
    expect(problems).toEqual([])
    expect(values?.readFiles?.statics.map(({ path }) => path)).toEqual(['static/logo.svg'])
    expect(values?.resolvedStyles?.statics.map(({ path }) => path)).toEqual(['static/logo.svg', 'a.svg'])
  })

  it('share a file with the components and pages that import it', async () => {
    const component = "import icon from './a.svg?url'\nexport const Footer = () => icon\n"
    const { run } = await open("theme: { css: ['./own.css'], components: { Footer: './Footer.js' } }", {
      'own.css': "p { background: url('./a.svg') }\n",
      'Footer.js': component,
      'docs/a.mdx': "import icon from '../a.svg?url'\n\n# Icon {icon}\n",
      'a.svg': SVG,
    })
    const { values, problems } = await run(['theme', 'mdxModules', 'resolvedStyles'])
    expect(problems).toEqual([])
    expect(values?.mdxModules?.statics.map(({ path }) => path)).toEqual(['a.svg'])
    expect(values?.theme?.statics.map(({ path }) => path)).toEqual(['a.svg'])
    expect(values?.resolvedStyles?.statics.map(({ path }) => path)).toEqual(['a.svg'])
  })

  it('keep the list of static files if they reference none', async () => {
    const { run } = await open()
    const { values } = await run(['readFiles', 'resolvedStyles'])
    expect(values?.resolvedStyles?.statics).toBe(values?.readFiles?.statics)
  })
})
