import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestConfig } from '../graph/create-test-graph.js'
import { createTestFolder } from '../read/create-test-folder.js'
import { createMarkdownSettings } from './create-markdown-settings.js'

function prepare(markdown: object = {}, { code = '', hash = 'h', pluginsWait = false } = {}) {
  const siteDir = createTestFolder({ 'config.mjs': code })
  const loaded = { modulePath: join(siteDir, 'config.mjs'), hash, inputs: [] }
  const inputs = { loaded, siteDir, themeKey: 't', inputsKey: 'i', iconSets: new Map(), pluginsWait }
  return createMarkdownSettings(createTestConfig({ markdown, baseUrl: '/kit/' }), inputs as never)
}
const plugin = () => undefined

it('needs no module without plugins, whatever else the config contains', () => {
  const settings = prepare()
  expect(settings).not.toHaveProperty('pluginModule')
  expect(settings.key).toBe(prepare({}, { hash: 'other' }).key)
  expect(settings.options.siteUrl).toBe('https://docs.example/kit/')
})

it('depends on the code of the config if it has plugins', () => {
  const withPlugin = { remarkPlugins: [plugin] }
  expect(prepare(withPlugin).key).not.toBe(prepare(withPlugin, { hash: 'other' }).key)
  expect(prepare(withPlugin).pluginModule).toMatch(/^file:.*\/config\.mjs$/)
})

it('knows what plugins may use', () => {
  const withPlugin = { remarkPlugins: [plugin] }
  expect(prepare(withPlugin)).not.toHaveProperty('siteDir')
  const settings = prepare(withPlugin, { code: "file.path; 'mdxjsEsm'", pluginsWait: true })
  expect(settings).toMatchObject({ siteDir: expect.any(String), insertsCode: true, pluginsWait: true })
  expect(prepare({ rehypePlugins: ['rehype-x'] }).packages).toMatch(/^file:/)
})

it('restricts what HTML may load only if it is trusted', () => {
  expect(prepare().options).not.toHaveProperty('allowedSources')
  expect(prepare({ trustHtml: true }).options.trustHtml).toBe(true)
})
