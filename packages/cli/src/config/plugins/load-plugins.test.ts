import { describe, expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { loadPlugins } from './load-plugins.js'

const load = (entries: readonly unknown[], files: Readonly<Record<string, string>> = {}) =>
  loadPlugins({ siteDir: createTestFolder(files), entries: entries as never, codeKey: 'k' })
const messages = async (entries: readonly unknown[], files: Readonly<Record<string, string>> = {}) =>
  (await load(entries, files)).problems.map(({ path, message }) => [path.join('.'), message])
const own = { name: 'own', version: '1' }
const PACKAGE = {
  'node_modules/p/package.json': '{ "name": "p", "version": "1.0.0", "type": "module", "main": "i.js" }',
  'node_modules/p/i.js': "export default (options) => ({ name: 'p', version: String(options?.v ?? 1) })",
}

describe('loadPlugins', () => {
  it('loads objects and packages with options, in their order', async () => {
    const { plugins, problems } = await load([own, ['p', { v: 2 }]], PACKAGE)
    expect(problems).toEqual([])
    expect(plugins.map(({ plugin: { name, version }, position }) => [name, version, position])).toEqual([
      ['own', '1', 0],
      ['p', '2', 1],
    ])
  })

  it('has another code key with another version of a package', async () => {
    const keyOf = async (version: string) =>
      (
        await load(['p'], {
          ...PACKAGE,
          'node_modules/p/package.json': `{ "main": "i.mjs", "version": "${version}" }`,
          'node_modules/p/i.mjs': PACKAGE['node_modules/p/i.js'],
        })
      ).plugins[0]?.codeKey
    expect(await keyOf('1')).not.toBe(await keyOf('2'))
  })

  it('reports two plugins of one name, and keeps the first', async () => {
    const { plugins, problems } = await load([own, { ...own, version: '2' }])
    expect(plugins.map(({ plugin }) => plugin.version)).toEqual(['1'])
    expect(problems).toMatchObject([{ path: ['plugins', 1], message: 'plugins[1]: another plugin is also named own' }])
  })

  it('reports invalid plugins at the field, and those that throw', async () => {
    const fail = (): never => {
      throw new Error('no\nmore')
    }
    expect(await messages([{ name: 'x', version: 1 }, fail])).toEqual([
      ['plugins.0.version', expect.stringContaining('plugins[0]: version: expected a string')],
      ['plugins.1', 'plugins[1] threw: no'],
    ])
  })

  it('reports packages and files that do not exist, and plugins for Docusaurus', async () => {
    expect(await messages(['none', './gone.js', { name: 'd', loadContent: () => 1 }])).toEqual([
      ['plugins.0', 'the package none is not installed'],
      ['plugins.1', 'plugins[1]: there is no file ./gone.js'],
      ['plugins.2', 'plugins[2] is a plugin for Docusaurus'],
    ])
  })

  it('runs the plugins of a Docusaurus config, or reports that it cannot', async () => {
    const entry = { docusaurus: 'docusaurus.config.js' }
    const config = "module.exports = { title: 'T', url: 'https://a', baseUrl: '/', plugins: [() => ({ name: 'x' })] }"
    const { plugins, inputs } = await load([entry], { 'docusaurus.config.js': config })
    expect(plugins).toMatchObject([{ isFromDocusaurus: true, position: 0 }])
    expect(inputs).toEqual(['docusaurus.config.js'])
    const twice = await load([entry, entry], { 'docusaurus.config.js': config })
    expect([twice.plugins.length, twice.problems]).toEqual([2, []])
    expect(await messages([entry], { 'docusaurus.config.js': 'module.exports = 1' })).toMatchObject([
      ['plugins.0', expect.stringContaining('exports a value of the type number')],
    ])
  })
})
