import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { loadMarkdownPackages } from './load-markdown-packages.js'

const files = {
  'node_modules/good/package.json': '{ "main": "i.mjs" }',
  'node_modules/good/i.mjs': 'export default () => {}',
  'node_modules/bad/package.json': '{ "main": "i.mjs" }',
  'node_modules/bad/i.mjs': 'export const plugin = () => {}',
  'node_modules/broken/package.json': '{ "main": "i.mjs" }',
  'node_modules/broken/i.mjs': 'throw new Error("no")',
}
const load = (remarkPlugins: readonly unknown[], rehypePlugins: readonly unknown[] = []) =>
  loadMarkdownPackages(createTestFolder(files), { remarkPlugins, rehypePlugins } as never)

it('finds the manifests of packages, each once, and ignores functions', async () => {
  expect(await load(['good', () => {}], [['good', { a: 1 }]])).toEqual({
    manifests: ['node_modules/good/package.json'],
    problems: [],
  })
})

it('reports packages without a plugin, missing ones, and paths without a file', async () => {
  const { manifests, problems } = await load(['bad', 'none'], ['./gone.js', 'broken'])
  expect(manifests).toEqual(['node_modules/bad/package.json'])
  expect(problems.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['markdown.remarkPlugins.0', 'markdown.remarkPlugins[0]: the package bad has no plugin as its default export'],
    ['markdown.remarkPlugins.1', 'the package none is not installed'],
    ['markdown.rehypePlugins.0', 'markdown.rehypePlugins[0]: there is no file ./gone.js'],
    ['markdown.rehypePlugins.1', expect.stringContaining('no')],
  ])
})
