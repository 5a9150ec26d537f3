import { expect, it } from 'vitest'
import { createTestCache } from '../../cache/create-test-cache.js'
import { createMemo } from '../../cache/memo.js'
import { createTestConfig, createTestFiles } from '../../graph/create-test-graph.js'
import type { Source } from '../../read/source.js'
import { collectMdxModules, type MdxModuleSettings, parseMdxModule } from './collect-mdx-modules.js'

const settings: MdxModuleSettings = {
  format: 'detect',
  placeholders: {},
  math: false,
  hasRoot: false,
  dialects: [],
  components: ['Card'],
  replacedModules: [],
  hydrate: 'directive',
}

function sourcesOf(texts: Readonly<Record<string, string>>, includes: readonly string[] = []): readonly Source[] {
  const docs = Object.fromEntries(Object.keys(texts).map((path) => [path, {}]))
  return createTestFiles({ docs }, createTestConfig()).sources.map((source) => {
    const text = texts[source.path.slice('docs/'.length)] ?? ''
    return { ...source, text, hash: text, includes }
  })
}

const collect = async (sources: readonly Source[], memo = createMemo(), partials = new Map()) => [
  ...(await collectMdxModules({ sources, partials }, settings, undefined, memo)).keys(),
]

it('finds pages with code to run', async () => {
  const texts = {
    'a.mdx': '{1 + 1}\n',
    'b.mdx': 'Text\n',
    'c.mdx': "import A from './a'\n\n<A />\n",
    'd.mdx': '<Card />\n',
  }
  expect(await collect(sourcesOf(texts))).toEqual(['docs/a.mdx', 'docs/c.mdx', 'docs/d.mdx'])
})

it('reads partials only if a page includes them', async () => {
  const partials = new Map(
    ['docs/_a.mdx', 'docs/_b.mdx'].map((path) => [path, { path, text: '{1 + 1}\n', hash: path }]),
  )
  expect(await collect(sourcesOf({ 'a.mdx': '' }, ['docs/_a.mdx']), createMemo(), partials)).toEqual(['docs/_a.mdx'])
})

it('reads no files of other languages, which pages include as code', async () => {
  const texts = { 'docs/main.go': "import 'fmt'\n{1 + 1}\n", 'docs/script': '{1 + 1}\n', 'docs/_b.md': '{1 + 1}\n' }
  const partials = new Map(Object.entries(texts).map(([path, text]) => [path, { path, text, hash: path }]))
  const sources = sourcesOf({ 'a.mdx': '' }, Object.keys(texts))
  const modules = await collectMdxModules(
    { sources, partials },
    { ...settings, format: 'mdx' },
    undefined,
    createMemo(),
  )
  expect([...modules.keys()]).toEqual(['docs/_b.md'])
})

it('takes unchanged files from the cache', async () => {
  const memo = createMemo({ cache: createTestCache() })
  const sources = sourcesOf({ 'a.mdx': '{1 + 1}\n' })
  const first = await collectMdxModules({ sources, partials: new Map() }, settings, undefined, memo)
  // The hash is that of the last text.
  const other = sources.map((source) => ({ ...source, text: '{2 + 2}\n' }))
  expect(await collectMdxModules({ sources: other, partials: new Map() }, settings, undefined, memo)).toEqual(first)
})

it('returns no module for a file without code', async () => {
  expect(await parseMdxModule({ path: 'a.mdx', text: 'Text\n' }, settings)).toBe(false)
  expect(await parseMdxModule({ path: 'a.mdx', text: '{1 + 1}\n' }, settings)).toMatchObject({
    code: expect.stringContaining('1 + 1'),
  })
})
