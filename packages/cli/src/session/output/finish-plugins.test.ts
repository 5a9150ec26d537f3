import { expect, it } from 'vitest'
import { createTestCache } from '../../cache/create-test-cache.js'
import type { Plugin } from '../../config/plugin.js'
import { packAnchors } from '../../graph/links/pack-anchors.js'
import { createReadyPlugin } from '../../plugins/create-ready-plugin.js'
import { createTestFolder } from '../../read/create-test-folder.js'
import { openTestSite } from '../open-test-site.js'
import { finishPlugins } from './finish-plugins.js'

const FILES = {
  'site.config.ts': "export default { title: 'Kit', url: 'https://docs.example', trailingSlash: false }\n",
  'docs/index.md': '# Start\n\n![](a.svg)\n',
  'docs/guide.md': '# Guide\n',
  'docs/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
}

/** The results of plugins, with those of the first pages of a small site. */
async function finish(...plugins: readonly Partial<Plugin>[]) {
  const { resolveSite } = await openTestSite(createTestFolder(FILES))
  const site = await resolveSite()
  const builtPages = site.plan.pages.map((planned) => ({ planned, links: [], anchors: packAnchors([]) }))
  const ready = plugins.map((plugin, position) => ({
    ...createReadyPlugin({ name: `p${position}`, ...plugin }),
    position,
  }))
  const request = { ...site, builtPages, plugins: { ...site.plugins, plugins: ready } }
  const read = async (file: string): Promise<Uint8Array> => Buffer.from(`bytes of ${file}`)
  const { artifacts, diagnostics } = await finishPlugins(request, createTestCache(), read)
  return {
    artifacts,
    messages: diagnostics.map(({ severity, message, hint }) =>
      [severity, message, ...(hint ? [hint] : [])].join(' | '),
    ),
    site,
  }
}

it('adds the files and the findings of plugins, in their order', async () => {
  const { artifacts, messages } = await finish(
    { check: () => [{ message: 'first' }], emit: () => [{ file: 'one.txt', content: '1' }] },
    { name: 'skipped', content: () => ({}) },
    { emit: async () => [{ file: 'two.txt', content: '2' }] },
    { check: async () => [{ message: 'second', severity: 'warning', hint: 'Fix it' }] },
  )
  expect(artifacts).toEqual([
    { file: 'one.txt', bytes: '1' },
    { file: 'two.txt', bytes: '2' },
  ])
  expect(messages).toEqual(['error | the plugin notes: first', 'warning | the plugin notes: second | Fix it'])
})

it('gives both hooks the pages and the data of the plugin', async () => {
  const seen: unknown[] = []
  const record: NonNullable<Plugin['check']> = async ({ pages, data }) => {
    const page = pages.find(({ source }) => source === 'docs/guide.md')
    seen.push(data, page?.title, await page?.readHtml(), pages.length)
    return []
  }
  const { site } = await finish({ check: record, emit: record as never })
  const once = [{ own: 1 }, 'Guide', 'bytes of guide.html', site.plan.pages.length]
  expect(seen).toEqual([...once, ...once])
})

it.each([
  ['a page', 'guide.html', 'the page /guide writes it'],
  ['a page, in another letter case', 'GUIDE.html', 'the page /guide writes it'],
  ['a static file', 'logo.svg', 'a static folder writes it'],
  ['a file of docgen', 'sitemap.xml', 'docgen writes it'],
  ['a file that pages read', 'docgen-pages.json', 'docgen writes it'],
])('rejects a file in place of %s', async (_name, file, owner) => {
  const { artifacts, messages } = await finish({
    emit: () => [
      { file, content: '' },
      { file: 'own.txt', content: '' },
    ],
  })
  expect(artifacts).toEqual([{ file: 'own.txt', bytes: '' }])
  expect(messages).toEqual([
    `error | the plugin notes: its file ${file} already exists: ${owner} | Give it another name`,
  ])
})

it('rejects a file in place of an image of a page', async () => {
  const { site } = await finish()
  const [asset] = site.graph.assets
  const { messages } = await finish({ emit: () => [{ file: asset?.file ?? '', content: '' }] })
  expect(messages).toEqual([expect.stringContaining('already exists: docgen writes it')])
})

it('rejects a file that an earlier plugin, or the same one, has written', async () => {
  const { artifacts, messages } = await finish(
    { name: 'one', emit: () => [{ file: 'x.txt', content: '1' }] },
    {
      name: 'two',
      emit: () => [
        { file: 'X.TXT', content: '2' },
        { file: 'y.txt', content: '3' },
        { file: 'y.txt', content: '4' },
      ],
    },
  )
  expect(artifacts).toEqual([
    { file: 'x.txt', bytes: '1' },
    { file: 'y.txt', bytes: '3' },
  ])
  expect(messages).toEqual([
    expect.stringContaining('its file X.TXT already exists: the plugin one writes it'),
    expect.stringContaining('its file y.txt already exists: the plugin two writes it'),
  ])
})

it('reports hooks that throw or return invalid data, and continues with the next plugin', async () => {
  const { artifacts, messages } = await finish(
    {
      check: () => {
        throw new Error('no check')
      },
      emit: () => [{ file: '../outside.txt', content: '' }],
    },
    { emit: () => [{ file: 'own.txt', content: '' }] },
  )
  expect(artifacts).toEqual([{ file: 'own.txt', bytes: '' }])
  expect(messages).toEqual([
    expect.stringContaining('its hook check threw Error: no check'),
    expect.stringContaining('its hook emit returned invalid data'),
  ])
})
