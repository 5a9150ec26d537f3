import { expect, it } from 'vitest'
import { NO_MEMO } from '../../cache/memo.js'
import type { PagesContext, Plugin } from '../../config/plugin.js'
import { buildGraph } from '../../graph/build-graph.js'
import { createTestConfig, createTestFiles } from '../../graph/create-test-graph.js'
import { toGraphFiles } from '../../graph/graph-files.js'
import { createReadyPlugin } from '../../plugins/create-ready-plugin.js'
import { listFolders } from '../../read/list-folders.js'
import { changePages } from './change-pages.js'

async function change(...hooks: readonly NonNullable<Plugin['pages']>[]) {
  const config = createTestConfig()
  const siteFiles = createTestFiles({ docs: { 'a.md': { title: 'A', own: 1 }, 'c.md': {} } }, config)
  const files = toGraphFiles(siteFiles, NO_MEMO)
  const result = await changePages({
    plugins: hooks.map((pages) => createReadyPlugin({ pages })),
    files,
    partialPaths: [],
    graph: buildGraph(files, config),
    folders: listFolders(siteFiles.versions, config),
    buildGraph: async (changed) => buildGraph(changed, config),
  })
  const titles = result.value.graph.value.docs.map(({ source, title }) => `${source} ${title}`)
  return { ...result, titles, applied: result.value.apply(siteFiles) }
}

it('shows each plugin the pages as the ones before have changed them', async () => {
  const seen: unknown[] = []
  const look = ({ pages }: PagesContext) => {
    seen.push(pages.map(({ source, title, frontMatter }) => [source, title, frontMatter]))
    return {}
  }
  await change(look, () => ({ change: [{ source: 'docs/a.md', frontMatter: { title: 'B' } }] }), look)
  expect(seen).toEqual([
    [
      ['docs/a.md', 'A', { title: 'A', own: 1 }],
      ['docs/c.md', 'c', {}],
    ],
    [
      ['docs/a.md', 'B', { title: 'B', own: 1 }],
      ['docs/c.md', 'c', {}],
    ],
  ])
})

it('changes only the fields that a plugin names, in the graph and in the files', async () => {
  const frontMatter = { description: 'Own' }
  const { titles, applied, value } = await change(() => ({ change: [{ source: 'docs/a.md', frontMatter }] }))
  expect(titles).toContain('docs/a.md A')
  expect(applied.sources[0]?.frontMatter).toMatchObject({ title: 'A', description: 'Own' })
  expect(value.fields.get('docs/a.md')).toEqual({ description: 'Own' })
})

it('adds documents in the order of their paths', async () => {
  const add = [
    { path: 'docs/b.md', text: '# B\n' },
    { path: 'docs/z.md', text: '# Z\n' },
  ]
  const { applied, titles } = await change(() => ({ add }))
  expect(applied.sources.map(({ path }) => path)).toEqual(['docs/a.md', 'docs/b.md', 'docs/c.md', 'docs/z.md'])
  expect(titles).toContain('docs/b.md B')
})

it('reports unknown documents, invalid fields and includes, and keeps the rest', async () => {
  const { diagnostics, titles } = await change(() => ({
    change: [
      { source: 'docs/aa.md', frontMatter: {} },
      { source: 'docs/a.md', frontMatter: { sidebar_position: 'first' as never } },
      { source: 'docs/c.md', frontMatter: { title: 'C' } },
    ],
    add: [{ path: 'docs/d.md', text: '::include{file="./a.md"}\n' }],
  }))
  expect(diagnostics).toMatchObject([
    { message: expect.stringContaining('there is no document docs/aa.md'), hint: 'Did you mean docs/a.md?' },
    { file: 'docs/a.md', message: expect.stringContaining('change[1].frontMatter: sidebar_position') },
    { file: 'docs/d.md', message: expect.stringContaining('includes another file') },
  ])
  expect(titles).toContain('docs/c.md C')
})

it('goes on after a plugin that throws', async () => {
  const { diagnostics, titles } = await change(
    () => {
      throw new Error('no')
    },
    () => ({ change: [{ source: 'docs/c.md', frontMatter: { title: 'C' } }] }),
  )
  expect(diagnostics).toHaveLength(1)
  expect(titles).toContain('docs/c.md C')
})
