import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { writePackageLoader } from '../config/plugins/package-loader.js'
import { createTestPage } from '../plan/create-test-page.js'
import { createTestFolder } from '../read/create-test-folder.js'
import { openHtmlPlugins } from './open-html-plugins.js'

const site = { title: 'Kit', url: 'https://docs.example', baseUrl: '/', locales: ['en'], defaultLocale: 'en' }

/** Opens plugins, each from the code of its `html` hook. */
async function open(...hooks: readonly string[]) {
  const plugins = hooks.map((html, index) => `{ name: 'p${index}', version: '1', html: ${html} }`)
  const folder = createTestFolder({ 'config.mjs': `export default { plugins: [${plugins.join(', ')}] }` })
  return openHtmlPlugins({
    module: pathToFileURL(join(folder, 'config.mjs')).href,
    packages: writePackageLoader(folder),
    site: site as never,
    plugins: hooks.map((_hook, position) => ({
      name: `p${position}`,
      position,
      files: [['data.txt', 'text']],
      env: {},
      data: position,
    })),
  })
}

const HTML = '<!doctype html>'
const page = createTestPage({ source: 'docs/a.md', title: 'Plans' })

it('passes the HTML from plugin to plugin, with their files and data', async () => {
  const change = await open(
    '{ change: (html, { page, data }) => html + page.title + data }',
    "{ change: async (html, { read, data }) => html + read('data.txt') + data }",
  )
  expect(await change(HTML, page)).toEqual({ value: `${HTML}Plans0text1`, diagnostics: [] })
})

it('calls only plugins that apply to a page', async () => {
  const change = await open("{ appliesTo: ({ kind }) => kind === 'doc', change: (html) => html + '!' }")
  expect((await change(HTML, page)).value).toBe(`${HTML}!`)
  expect((await change(HTML, createTestPage({ kind: 'search' }))).value).toBe(HTML)
})

it('keeps the HTML of a plugin that fails, with one cause for all pages', async () => {
  const change = await open(
    "{ change: (html, { page }) => { throw new Error('page ' + page.title + ' 7 of 9') } }",
    "{ change: (html) => html + '!' }",
  )
  const { value, diagnostics } = await change(HTML, page)
  expect(value).toBe(`${HTML}!`)
  expect(diagnostics).toMatchObject([
    {
      code: 'plugin',
      file: 'docs/a.md',
      message: expect.stringContaining('the plugin p0: '),
      hint: expect.stringMatching(/It was changing \/a$/),
      failure: { page: '/a' },
    },
  ])
  const [other] = (await change(HTML, createTestPage({ source: 'docs/b.md', title: 'Prices' }))).diagnostics
  expect(other?.failure?.cause).toBe(diagnostics[0]?.failure?.cause)
})

it('rejects a result that is no text', async () => {
  const change = await open('{ change: () => 7 }')
  expect(await change(HTML, page)).toMatchObject({ value: HTML, diagnostics: [{ code: 'plugin' }] })
})

it('rejects a plugin that has no hook in this thread', async () => {
  await expect(open('undefined')).rejects.toThrow('the plugin p0 has no html hook in a worker thread')
})
