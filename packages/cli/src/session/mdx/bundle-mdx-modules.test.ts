import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { theme } from '@docgen/theme'
import { describe, expect, it } from 'vitest'
import { listCodeSettings } from '../../config/module/alias-plugin.js'
import { loadBundle } from '../../config/module/load-bundle.js'
import { createReadOnce } from '../../config/module/read-once.js'
import { createTestConfig } from '../../graph/create-test-graph.js'
import { createTestFolder } from '../../read/create-test-folder.js'
import { type BundleRequest, bundleMdxModules } from './bundle-mdx-modules.js'
import type { SiteModules } from './site-modules-plugin.js'

interface Options {
  readonly files?: Readonly<Record<string, string>>
  readonly onBrokenMdx?: SiteModules['onBrokenMdx']
  readonly skipsBroken?: boolean
  readonly createMdxModule?: BundleRequest['createMdxModule']
}

/** Bundles the code of pages, path → code, of a site with these files. */
async function bundle(codes: Readonly<Record<string, string>>, options: Options = {}) {
  const { files = {}, onBrokenMdx = 'throw', skipsBroken = true, createMdxModule = async () => undefined } = options
  const pages = Object.fromEntries(Object.entries(codes).map(([path, code]) => [path, `${code}\n\n# Page\n`]))
  const siteDir = createTestFolder({ ...pages, ...files, 'cache/.keep': '' })
  const modules: Partial<SiteModules> = {
    siteDir,
    baseUrl: '/kit/',
    staticDirectories: ['static'],
    ...listCodeSettings(createTestConfig()),
    docusaurus: theme.client.docusaurusModule,
    facts: JSON.stringify({ siteConfig: { title: 'Kit', url: 'https://docs.example', baseUrl: '/kit/' } }),
    docs: '{}',
    texts: { all: '{}', own: '{}', visible: '{}' },
    components: {},
    root: undefined,
    hydrate: 'directive',
    math: false,
    anchors: { maintainCase: false },
    data: { values: {}, key: '' },
    onBrokenMdx,
    stubs: new Map(),
    findNeighborPaths: () => [],
  } as never
  const result = await bundleMdxModules({
    mdxModules: new Map(Object.entries(codes).map(([path, code]) => [path, { code, pieces: [] }])) as never,
    modules: modules as SiteModules,
    theme,
    folder: join(siteDir, 'cache'),
    locateInConfig: () => ({ file: 'site.config.ts' }),
    read: createReadOnce(),
    createMdxModule,
    skipsBroken,
  })
  const load = async (path: string): Promise<Readonly<Record<string, unknown>>> => {
    const { mdxModules } = await loadBundle<{
      readonly mdxModules: Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>>
    }>(result.url ?? '')
    const run = mdxModules[path]
    if (!run) throw new Error(`the bundle has no ${path}`)
    return run()
  }
  return {
    ...result,
    load,
    pages: [...result.reach.keys()],
    inputs: result.inputs.map((path) => relative(siteDir, path)),
    problems: result.diagnostics.map(({ severity, file, message }) => `${severity} ${file} ${message}`),
    text: result.url === undefined ? '' : readFileSync(fileURLToPath(result.url), 'utf8'),
  }
}

it('runs the module of each page on its own', async () => {
  const { load, pages, problems } = await bundle(
    {
      'docs/a.mdx': "import { one } from './one.js'\nexport const a = one + 1",
      'docs/b.mdx': "throw new Error('only b')",
    },
    { files: { 'docs/one.js': 'export const one = 1\n' } },
  )
  expect(problems).toEqual([])
  expect(pages).toEqual(['docs/a.mdx', 'docs/b.mdx'])
  expect(await load('docs/a.mdx')).toMatchObject({ a: 2 })
  await expect(load('docs/b.mdx')).rejects.toThrow('only b')
})

it('lists the files that a page depends on, and all inputs in order', async () => {
  const { reach, inputs } = await bundle(
    { 'docs/b.mdx': "export * from '../src/z.js'", 'docs/a.mdx': 'export const a = 1' },
    { files: { 'src/z.js': "export * from './y.js'\n", 'src/y.js': 'export const y = 1\n' } },
  )
  expect(reach.get('docs/b.mdx')).toMatchObject({ files: ['src/y.js', 'src/z.js'] })
  expect(reach.get('docs/a.mdx')?.files).toEqual([])
  expect(inputs).toEqual([...inputs].sort())
  expect(inputs).toEqual(expect.arrayContaining(['src/y.js', 'src/z.js']))
})

it('names a bundle after its content', async () => {
  const code = { 'docs/a.mdx': 'export const a = 1' }
  const [one, same, other] = [
    await bundle(code),
    await bundle(code),
    await bundle({ 'docs/a.mdx': 'export const a = 2' }),
  ]
  const nameOf = ({ url = '' }: { readonly url?: string }): string => url.replace(/.*\//, '')
  expect(nameOf(one)).toMatch(/^mdx-modules-[\da-f]{16}\.mjs$/)
  expect([nameOf(same), same.key]).toEqual([nameOf(one), one.key])
  expect(nameOf(other)).not.toBe(nameOf(one))
  expect(other.key).not.toBe(one.key)
})

it('adds the code of imported documents, and of documents that these import', async () => {
  const seen: string[] = []
  const codes: Readonly<Record<string, string>> = {
    'docs/b.mdx': "import C, { c } from './c.mdx'\nexport const b = [C, c]",
    'docs/c.mdx': "export const c = 'of c'",
  }
  const { load, problems, documents } = await bundle(
    { 'docs/a.mdx': "import B, { b } from './b.mdx'\nexport const a = [B, b]" },
    {
      files: Object.fromEntries(Object.entries(codes).map(([path, code]) => [path, `${code}\n\n# Part\n`])),
      createMdxModule: async ({ path }) => {
        seen.push(path)
        return { code: codes[path] ?? '', pieces: [] } as never
      },
    },
  )
  expect(problems).toEqual([])
  expect(seen).toEqual(['docs/b.mdx', 'docs/c.mdx'])
  expect(Object.keys(documents).sort()).toEqual(['docs/b.mdx', 'docs/c.mdx'])
  expect(await load('docs/c.mdx')).toMatchObject({ c: 'of c' })
})

describe('an import that does not exist', () => {
  const codes = {
    'docs/a.mdx': "import { x } from './none.js'\nexport const a = x",
    'docs/b.mdx': 'export const b = 1',
  }

  it('omits only the pages that import it', async () => {
    const { pages, problems, load } = await bundle(codes)
    expect(problems).toEqual([expect.stringMatching(/^error docs\/a\.mdx .*\.\/none\.js/)])
    expect(pages).toEqual(['docs/b.mdx'])
    expect(await load('docs/b.mdx')).toMatchObject({ b: 1 })
  })

  it('omits the pages that import it through other files', async () => {
    const { pages, problems } = await bundle(
      { ...codes, 'docs/a.mdx': "export * from '../src/one.js'" },
      { files: { 'src/one.js': "export * from './none.js'\n" } },
    )
    expect(problems).toEqual([expect.stringMatching(/^error src\/one\.js .*\.\/none\.js/)])
    expect(pages).toEqual(['docs/b.mdx'])
  })

  it('omits all pages in a session, which has a last bundle', async () => {
    const { url, pages, problems, key } = await bundle(codes, { skipsBroken: false })
    expect([url, pages]).toEqual([undefined, []])
    expect(problems).toEqual([expect.stringMatching(/^error docs\/a\.mdx .*\.\/none\.js/)])
    expect(key).not.toBe('')
  })

  it('becomes a stub if errors of pages are only warnings', async () => {
    const { pages, problems, load } = await bundle(
      { ...codes, 'docs/a.mdx': `${codes['docs/a.mdx']}\nexport { y } from './y.js'` },
      { onBrokenMdx: 'warn' },
    )
    expect(problems).toEqual([
      expect.stringMatching(/^warning docs\/a\.mdx .*\.\/none\.js/),
      expect.stringMatching(/^warning docs\/a\.mdx .*\.\/y\.js/),
    ])
    expect(pages).toEqual(['docs/a.mdx', 'docs/b.mdx'])
    const { a } = await load('docs/a.mdx')
    expect(() => Reflect.apply(Object(a), undefined, [])).toThrow('./none.js does not exist')
  })

  it('becomes a stub silently if errors of pages are ignored', async () => {
    const { pages, problems } = await bundle(codes, { onBrokenMdx: 'ignore' })
    expect(problems).toEqual([])
    expect(pages).toEqual(['docs/a.mdx', 'docs/b.mdx'])
  })
})

it('reports a module that fails once, and not again where pages import it', async () => {
  const codes = { 'docs/a.mdx': "import A from '../src/A.js'\nexport const a = A", 'docs/b.mdx': 'export const b = 1' }
  const files = {
    'package.json': '{ "dependencies": { "no-such-package": "1.0.0" } }',
    'src/A.js': "export default () => import('no-such-package')\n",
  }
  const { problems, pages } = await bundle(codes, { files, onBrokenMdx: 'warn' })
  expect(problems).toEqual([expect.stringMatching(/^error src\/A\.js .*no-such-package is not installed/)])
  expect(pages).toContain('docs/b.mdx')
})

it('omits code that cannot be bundled, also where errors of pages are only warnings', async () => {
  const codes = { 'docs/a.mdx': "export * from '../src/bad.js'", 'docs/b.mdx': 'export const b = 1' }
  const files = { 'src/bad.js': 'export const = 1\n' }
  const { problems, load } = await bundle(codes, { files, onBrokenMdx: 'warn' })
  expect(problems).toEqual([expect.stringMatching(/^warning src\/bad\.js /)])
  expect(await load('docs/b.mdx')).toMatchObject({ b: 1 })
  const strict = await bundle(codes, { files })
  expect(strict.problems).toEqual([expect.stringMatching(/^error src\/bad\.js /)])
  expect(strict.pages).toEqual(['docs/b.mdx'])
})

it('bundles the islands that pages import, and writes their URLs into the bundle', async () => {
  const { artifacts, text, problems } = await bundle(
    { 'docs/a.mdx': "import { Counter } from '../src/Counter.js'\nexport const a = Counter" },
    { files: { 'src/Counter.js': "'use client'\nexport function Counter() {\n  return 'counts'\n}\n" } },
  )
  expect(problems).toEqual([])
  const [island] = artifacts
  if (!island || !('bytes' in island)) throw new Error('there is no island')
  expect(typeof island.bytes).toBe('string')
  expect(island.bytes).toContain('counts')
  expect(text).toContain(`/kit/assets/${island.file.replace(/^assets\//, '')}`)
})

it('passes on errors that are not about the code of the site', async () => {
  const broken = bundle(
    { 'docs/a.mdx': "import B from './b.mdx'\nexport const a = B" },
    {
      files: { 'docs/b.mdx': '# B\n' },
      createMdxModule: async () => {
        throw new TypeError('a bug')
      },
    },
  )
  await expect(broken).rejects.toThrow('a bug')
})
