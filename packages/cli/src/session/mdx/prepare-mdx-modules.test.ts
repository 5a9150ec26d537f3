import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { createMemo } from '../../cache/memo.js'
import { loadBundle } from '../../config/module/load-bundle.js'
import { createTestFolder } from '../../read/create-test-folder.js'
import { writeTestFiles } from '../../read/write-test-files.js'
import { openTestSite } from '../open-test-site.js'
import { startRun } from '../stage-graph.js'
import { INPUT_STAGES } from '../stages/input-stages.js'
import { prepareMdxModules } from './prepare-mdx-modules.js'
import { NO_MDX_MODULES, type SiteMdxModules } from './site-mdx-modules.js'

/** Opens a site with files, and returns a function that prepares its modules as they are on disk. */
async function open(files: Readonly<Record<string, string>>, fields = '') {
  const siteDir = createTestFolder({
    'site.config.ts': `export default { title: 'Kit', url: 'https://docs.example', ${fields} }\n`,
    'docs/index.md': '# Start\n',
    ...files,
  })
  const { given, withMemo } = await openTestSite(siteDir)
  const tools = withMemo(createMemo())
  const { cache } = tools
  const prepare = async (last?: SiteMdxModules): Promise<SiteMdxModules> => {
    const run = startRun(INPUT_STAGES, given, tools)
    const inputs = await run.resolve('config', 'locateInConfig', 'readFiles', 'theme', 'pluginData', 'markdown')
    if (!inputs) throw new Error('the site of the test is broken')
    const { config, locateInConfig, readFiles, theme, pluginData, markdown } = inputs
    const site = { siteDir, config, locateInConfig, files: readFiles, theme: theme.theme, themeKey: theme.themeKey }
    return prepareMdxModules({ ...site, memo: createMemo(), cache, data: pluginData, markdown, last })
  }
  return { siteDir, cache, prepare, write: (path: string, text: string) => writeTestFiles(siteDir, { [path]: text }) }
}

const pathOf = ({ url }: SiteMdxModules): string => fileURLToPath(url ?? '')

/** Writes into a bundle, and returns whether it has since been written again. */
function mark(modules: SiteMdxModules): () => boolean {
  writeFileSync(pathOf(modules), '// read from the cache')
  return () => readFileSync(pathOf(modules), 'utf8') !== '// read from the cache'
}

const PAGE = "import { one } from './one.js'\n\nexport const a = one\n\n# A {a}\n"

it('bundles nothing for pages without code', async () => {
  const { siteDir, prepare } = await open({ 'docs/a.mdx': '# A\n' })
  expect(await prepare()).toBe(NO_MDX_MODULES)
  expect(readdirSync(join(siteDir, '.docgen/cache')).filter((name) => name.startsWith('mdx-modules'))).toEqual([])
})

it('bundles the code of pages', async () => {
  const { prepare } = await open({ 'docs/a.mdx': PAGE, 'docs/one.js': 'export const one = 1\n' })
  const modules = await prepare()
  expect(modules.diagnostics).toEqual([])
  expect([...modules.reach.keys()]).toEqual(['docs/a.mdx'])
  const { mdxModules } = await loadBundle<{
    readonly mdxModules: Readonly<Record<string, () => Promise<{ readonly a: number }>>>
  }>(modules.url ?? '')
  expect(await mdxModules['docs/a.mdx']?.()).toMatchObject({ a: 1 })
})

it.each([
  ['outside of the docs', '../src/part.mdx', 'src/part.mdx'],
  ['of a package', 'parts/part.mdx', 'node_modules/parts/part.mdx'],
])('can import what a document %s exports', async (_name, specifier, path) => {
  const { prepare } = await open({
    'docs/a.mdx': `import Part, { b } from '${specifier}'\n\n# A {b}\n\n<Part />\n`,
    'node_modules/parts/package.json': '{ "name": "parts" }',
    [path]: "export const b = 'of the part'\n\nText {b}\n",
  })
  const modules = await prepare()
  expect(modules.diagnostics).toEqual([])
  expect(Object.keys(modules.documents)).toEqual([path])
})

it('reuses the bundle of the same files', async () => {
  const { prepare } = await open({ 'docs/a.mdx': PAGE, 'docs/one.js': 'export const one = 1\n' })
  const first = await prepare()
  const isWritten = mark(first)
  expect(await prepare()).toEqual(first)
  expect(isWritten()).toBe(false)
})

it.each([
  ['an import has changed', 'docs/one.js', 'export const one = 2\n'],
  ['a file takes the place of an import', 'docs/one.ts', 'export const one = 3\n'],
  ['the code of a page has changed', 'docs/a.mdx', PAGE.replace('# A', 'export const b = 1\n\n# A')],
])('bundles again if %s', async (_name, path, text) => {
  const { prepare, write } = await open({ 'docs/a.mdx': PAGE, 'docs/one.js': 'export const one = 1\n' })
  const first = await prepare()
  const isWritten = mark(first)
  write(path, text)
  const second = await prepare()
  expect(second.url !== first.url || isWritten()).toBe(true)
})

it('bundles again if the bundle or an import is gone', async () => {
  const { siteDir, prepare } = await open({ 'docs/a.mdx': PAGE, 'docs/one.js': 'export const one = 1\n' })
  const first = await prepare()
  rmSync(pathOf(first))
  expect(await prepare()).toEqual(first)
  expect(existsSync(pathOf(first))).toBe(true)
  rmSync(join(siteDir, 'docs/one.js'))
  expect((await prepare()).diagnostics).toMatchObject([{ severity: 'error', file: 'docs/a.mdx' }])
})

it('bundles again once a missing file exists', async () => {
  const { prepare, write } = await open({ 'docs/a.mdx': PAGE }, "onBrokenMdx: 'warn'")
  const first = await prepare()
  expect(first.diagnostics).toMatchObject([{ severity: 'warning', file: 'docs/a.mdx' }])
  write('docs/one.js', 'export const one = 1\n')
  expect((await prepare()).diagnostics).toEqual([])
})

it('keeps the last modules of unchanged pages while another page is broken', async () => {
  const { prepare, write } = await open({
    'docs/a.mdx': 'export const a = 1\n\n# A {a}\n',
    'docs/b.mdx': 'export const b = 1\n\n# B {b}\n',
  })
  const last = await prepare()
  write('docs/b.mdx', "import { b } from './none.js'\n\n# B {b}\n")
  const broken = await prepare(last)
  expect(broken.url).toBe(last.url)
  expect([...broken.reach.keys()]).toEqual(['docs/a.mdx'])
  expect(broken.diagnostics).toMatchObject([{ severity: 'error', file: 'docs/b.mdx' }])
  expect(broken.key).not.toBe(last.key)
  // From scratch, the other page gets its own bundle.
  const rest = await prepare()
  expect(rest.url).not.toBe(last.url)
  expect([...rest.reach.keys()]).toEqual(['docs/a.mdx'])
})

it('removes old bundles with their records', async () => {
  const { prepare, cache, write } = await open({ 'docs/a.mdx': 'export const a = 1\n\n# A {a}\n' })
  const first = await prepare()
  const folder = dirname(pathOf(first))
  const name = pathOf(first).slice(folder.length + 1)
  const recordKey = cache.get<string>(`record of ${name}`)
  expect(cache.get(recordKey ?? '')).toMatchObject({ name })
  utimesSync(pathOf(first), 1, 1)
  for (let index = 1; index <= 8; index += 1) {
    const other = `mdx-modules-${String(index).padStart(16, '0')}.mjs`
    writeFileSync(join(folder, other), '')
    utimesSync(join(folder, other), 1000 + index, 1000 + index)
  }
  writeFileSync(join(folder, 'mdx-modules-own.mjs'), '')
  write('docs/a.mdx', 'export const a = 2\n\n# A {a}\n')
  const second = await prepare()
  const left = readdirSync(folder).filter((each) => /^mdx-modules-.*\.mjs$/.test(each))
  expect(left).toContain(pathOf(second).slice(folder.length + 1))
  expect(left).not.toContain(name)
  expect([cache.get(`record of ${name}`), cache.get(recordKey ?? '')]).toEqual([undefined, undefined])
  expect(left).not.toContain('mdx-modules-0000000000000001.mjs')
  expect(left).toHaveLength(9)
  expect(existsSync(`${pathOf(first)}.map`)).toBe(false)
})
