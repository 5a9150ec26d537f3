import { expect, it, onTestFinished } from 'vitest'
import { createMemo } from '../../cache/memo.js'
import type { Plugin } from '../../config/plugin.js'
import { createTestFolder } from '../../read/create-test-folder.js'
import { NO_FILE_MEMO } from '../../read/files/file-memo.js'
import { preparePlugins, readPluginInputs } from './prepare-plugins.js'

async function prepare(...plugins: readonly Partial<Plugin>[]) {
  const siteDir = createTestFolder({ 'data/a.json': 'A', 'data/b.json': 'B' })
  const loaded = {
    modulePath: '/none.mjs',
    plugins: plugins.map((plugin, position) => ({
      plugin: { name: `p${position}`, version: '1', ...plugin },
      position,
      codeKey: 'c',
    })),
  }
  const locateInConfig = () => ({ file: 'site.config.ts', line: 3 })
  const site = { siteDir, loaded, locateInConfig } as never
  const inputs = readPluginInputs(site, NO_FILE_MEMO)
  const input = { loaded, locateInConfig, pluginSite: { title: 'Kit' }, pluginInputs: inputs.value } as never
  return { inputs, ...(await preparePlugins(input, createMemo())) }
}

it('gives each plugin its files and variables, and collects documents and data', async () => {
  process.env['DOCGEN_TEST_VALUE'] = 'set'
  onTestFinished(() => void delete process.env['DOCGEN_TEST_VALUE'])
  const { value, diagnostics } = await prepare(
    {
      inputs: { files: ['data/*.json'], env: ['DOCGEN_TEST_VALUE'] },
      content: ({ files, read, env }) => ({
        documents: files.map((file) => ({ path: `docs/${read(file)}.md`, text: env['DOCGEN_TEST_VALUE'] ?? '' })),
      }),
    },
    { content: () => ({ data: { a: 1 } }) },
  )
  expect(diagnostics).toEqual([])
  expect(value.documents).toEqual([
    { path: 'docs/A.md', text: 'set', pluginName: 'p0' },
    { path: 'docs/B.md', text: 'set', pluginName: 'p0' },
  ])
  expect(value.data).toEqual({ values: { p1: { a: 1 } }, key: expect.stringMatching(/./) })
})

it('reports a hook that fails at the plugin, and goes on', async () => {
  const fail = (): never => {
    throw new Error('no')
  }
  const { value, diagnostics } = await prepare({ content: fail }, { content: () => ({ data: 1 }) })
  expect(diagnostics).toMatchObject([
    { code: 'plugin', file: 'site.config.ts', message: expect.stringContaining('p0') },
  ])
  expect(value.plugins).toHaveLength(2)
  expect(value.data.values).toEqual({ p1: 1 })
})

it('has no key for data without any', async () => {
  expect((await prepare({})).value.data).toEqual({ values: {}, key: '' })
})
