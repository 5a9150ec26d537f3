import { expect, it } from 'vitest'
import { createLoadContext } from '../../../config/docusaurus/load-context.js'
import type { Lifecycle, OpenedPlugin, OpenedPlugins } from '../../../config/docusaurus/open-plugins.js'
import { loadPluginContents } from './load-plugin-contents.js'

const create = (methods: Readonly<Record<string, Lifecycle>>): OpenedPlugin => ({
  use: { name: './own.js', plugin: './own.js', options: { value: {}, path: ['plugins', 0] } },
  name: 'own',
  id: 'default',
  methods,
})

it('loads the content of plugins whose settings may depend on it, and has none of one that fails', async () => {
  const calls: string[] = []
  const load = (name: string) => async () => {
    calls.push(name)
    if (name === 'failing') throw new Error('no network')
    return name
  }
  const plugins = [
    create({ loadContent: load('webpack'), configureWebpack: () => ({}) }),
    create({ loadContent: load('tags'), injectHtmlTags: () => ({}) }),
    create({ loadContent: load('unused'), contentLoaded: () => {} }),
    create({ loadContent: load('failing'), configureWebpack: () => ({}) }),
    create({ configureWebpack: () => ({}) }),
  ]
  const context = createLoadContext('/site', 'docusaurus.config.js', {})
  const contents = await loadPluginContents({ plugins, context } as unknown as OpenedPlugins)
  expect(calls).toEqual(['webpack', 'tags', 'failing'])
  expect(plugins.map((plugin) => contents.get(plugin))).toEqual(['webpack', 'tags', undefined, undefined, undefined])
})
