import { expect, it } from 'vitest'
import { callWebpack, createBundler } from './call-webpack.js'
import { createLoadContext } from './load-context.js'
import type { Lifecycle } from './open-plugins.js'

const context = createLoadContext('/site', 'docusaurus.config.js', { baseUrl: '/kit/' })
const call = (configureWebpack: Lifecycle, content?: unknown) =>
  callWebpack(
    {
      use: { name: 'own', options: { value: undefined, path: [] } },
      name: 'own',
      id: 'x',
      methods: { configureWebpack },
    },
    context,
    content,
  )

it('passes a config of the browser, tools and content, as Docusaurus does', () => {
  const seen: unknown[] = []
  const { returned } = call((...all) => {
    seen.push(...all)
    return { devtool: false }
  }, 'content')
  const [config, isServer, tools, content] = seen
  expect(config).toMatchObject({
    context: '/site',
    output: { publicPath: '/kit/' },
    resolve: { alias: { '@site': '/site' } },
  })
  expect([isServer, content, returned]).toEqual([false, 'content', { devtool: false }])
  expect(Object(tools).getStyleLoaders()).toHaveLength(1)
})

it('collects the rules that a plugin adds, and its changes of the config', () => {
  const rule = { test: /\.vue$/ }
  const { addedRules, config } = call((given) => {
    Object(given).module.rules.push(rule)
    Object(given).resolve.alias.a = './a'
  })
  expect(addedRules).toEqual([rule])
  expect(config.resolve.alias['a']).toBe('./a')
  expect(call(() => undefined).config.resolve.alias).not.toHaveProperty('a')
})

it('throws what the method throws', () => {
  const fail = (): never => {
    throw new Error('no')
  }
  expect(() => call(fail)).toThrow('no')
})

it('has a bundler whose plugins keep their settings', () => {
  const { DefinePlugin, NormalModuleReplacementPlugin, sources, version } = Object(createBundler())
  expect(new DefinePlugin({ A: '1' })).toMatchObject({ definitions: { A: '1' } })
  expect(new DefinePlugin({}).constructor.name).toBe('DefinePlugin')
  expect(new NormalModuleReplacementPlugin(/a/, 'b')).toMatchObject({ resourceRegExp: /a/, newResource: 'b' })
  expect(new sources.RawSource('text')).toMatchObject({ options: 'text' })
  expect(version).toBe('5.0.0')
})
