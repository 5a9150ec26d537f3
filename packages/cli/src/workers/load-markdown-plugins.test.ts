import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { writePackageLoader } from '../config/plugins/package-loader.js'
import { createTestFolder } from '../read/create-test-folder.js'
import { loadMarkdownPlugins, type Pluggable } from './load-markdown-plugins.js'

async function load(remarkPlugins: string, { unusablePlugins = [] as readonly string[], head = '' } = {}) {
  const folder = createTestFolder({
    'config.mjs': `${head}\nexport default { markdown: { remarkPlugins: [${remarkPlugins}] } }`,
    'node_modules/remark-x/package.json': '{ "name": "remark-x", "type": "module", "exports": "./index.js" }',
    'node_modules/remark-x/index.js': "export default (settings) => (tree) => ({ ...tree, x: settings?.x ?? 'x' })",
  })
  const pluginModule = pathToFileURL(join(folder, 'config.mjs')).href
  return loadMarkdownPlugins({ pluginModule, unusablePlugins, packages: writePackageLoader(folder) })
}

/** Runs a plugin as unified does. */
async function run(plugin: Pluggable | undefined, tree = {}): Promise<unknown> {
  const [attach, ...settings]: readonly unknown[] = Array.isArray(plugin) ? plugin : [plugin]
  const transform: unknown = Reflect.apply(Object(attach), undefined, settings)
  return typeof transform === 'function' ? transform(tree, { data: {} }) : transform
}

it('loads nothing where the config has no plugins', async () => {
  expect(await loadMarkdownPlugins({})).toEqual({ remarkPlugins: [], rehypePlugins: [] })
})

it('loads functions and packages, with and without settings', async () => {
  const { remarkPlugins, rehypePlugins } = await load("own, 'remark-x', ['remark-x', { x: 'set' }]", {
    head: 'function own() { return () => ({ own: true }) }',
  })
  expect(rehypePlugins).toEqual([])
  expect(await Promise.all(remarkPlugins.map((plugin) => run(plugin)))).toEqual([
    { own: true },
    { x: 'x' },
    { x: 'set' },
  ])
})

it('skips unusable plugins, and keeps presets and plugins without a transformer', async () => {
  const { remarkPlugins } = await load("'remark-none', { plugins: [] }, () => {}", {
    unusablePlugins: ['remarkPlugins[0]'],
  })
  expect(remarkPlugins).toEqual([{ plugins: [] }, expect.any(Function)])
  expect(await run(remarkPlugins[1])).toBeUndefined()
})

it('keeps a plugin that is listed twice one function', async () => {
  const { remarkPlugins } = await load('own, [own, 1]', { head: 'const own = () => () => {}' })
  const [first, second] = remarkPlugins
  expect(Array.isArray(second) && second[0]).toBe(first)
})

it('begins errors with the name of the plugin and its entry, or with the entry alone', async () => {
  const head = `
const fail = () => { throw new Error('no') }
function named() { return () => fail() }
function early() { fail() }
function late() { return async () => fail() }
function called() { return (tree, file, next) => next(new Error('no')) }
`
  const { remarkPlugins } = await load('named, () => () => fail(), early, late, called', { head })
  const messages = remarkPlugins.map((plugin) => run(plugin).catch((error: Error) => error.message))
  expect(await Promise.all(messages)).toEqual([
    'named (markdown.remarkPlugins[0]): no',
    'markdown.remarkPlugins[1]: no',
    'early (markdown.remarkPlugins[2]): no',
    'late (markdown.remarkPlugins[3]): no',
    'called (markdown.remarkPlugins[4]): no',
  ])
})
