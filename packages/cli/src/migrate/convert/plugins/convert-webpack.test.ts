import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { callWebpack } from '../../../config/docusaurus/call-webpack.js'
import { createLoadContext } from '../../../config/docusaurus/load-context.js'
import type { Lifecycle } from '../../../config/docusaurus/open-plugins.js'
import { convertWebpack } from './convert-webpack.js'

const SITE = '/site'

/** The settings that a `configureWebpack` becomes. */
function convert(configureWebpack: Lifecycle) {
  const context = createLoadContext(SITE, 'docusaurus.config.js', {})
  const use = { name: 'own', options: { value: {}, path: ['plugins', 0] } }
  const call = callWebpack({ use, name: 'own', id: 'default', methods: { configureWebpack } }, context)
  const { fields, notes } = convertWebpack(call, context, (status, message) => ({ status, path: [], message }))
  return { fields, notes: notes.map(({ status, message }) => `${status} ${message}`) }
}

class DefinePlugin {
  readonly definitions: object

  constructor(definitions: object) {
    this.definitions = definitions
  }
}
class ProvidePlugin extends DefinePlugin {}
class Prebuild {
  apply(compiler: { hooks: Record<string, { tap: (name: string, run: () => void) => void }> }): void {
    compiler.hooks['beforeRun']?.tap('x', () => {})
  }
}
class Unknown {}

describe('convertWebpack', () => {
  it('needs nothing for a config without effect', () => {
    expect(convert(() => undefined)).toEqual({ fields: {}, notes: ['unneeded docgen does not use webpack'] })
    expect(convert(() => ({ devtool: 'source-map', mergeStrategy: {} })).notes).toEqual([
      'unneeded docgen does not use webpack',
    ])
  })

  it('converts aliases, relative to the site', () => {
    const alias = {
      hidden: join(SITE, '.docgen/a'),
      '@site': SITE,
      'react-dom$': '/x',
      app: join(SITE, 'src/app'),
      list: ['/gone', '/also-gone'],
      off: false,
      odd: 1,
      package: 'other',
    }
    const { fields, notes } = convert(() => ({ resolve: { alias, fallback: { fs: false } } }))
    expect(fields['alias']).toMatchObject({
      fs: false,
      hidden: './.docgen/a',
      app: './src/app',
      off: false,
      package: 'other',
    })
    expect(fields['alias']).not.toHaveProperty(['@site'])
    expect(fields['alias']).not.toHaveProperty(['react-dom$'])
    expect(notes[0]).toBe('lost the alias odd, which is neither a path nor a package')
  })

  it('reads changes of the config that the method receives', () => {
    const { fields } = convert((config) => {
      Object(config).resolve.alias.own = join(SITE, 'own')
    })
    expect(fields).toEqual({ alias: { own: './own' } })
  })

  it.each([
    [{ test: /\.txt$/, type: 'asset/source' }, 'changed'],
    [{ test: /\.tsx?$/, use: 'babel-loader' }, 'changed'],
    [{ test: /\.ts$/, use: [{ loader: 'raw-loader' }] }, 'lost'],
    [{ test: /\/samples\//, type: 'asset/source' }, 'lost'],
    [{ test: /\.json$/, loader: '/packages/raw-loader/index.js' }, 'lost'],
  ])('reports whether the rule %j imports code as text', (rule, status) => {
    expect(convert(() => ({ module: { rules: [rule] } })).notes[0]?.split(' ')[0]).toBe(status)
  })

  it('adds endings in the order of webpack', () => {
    const extensions = (more: object = {}) => {
      const given = convert(() => ({ resolve: { extensions: ['.vue', 'x'] }, ...more })).fields['extensions']
      return Array.isArray(given)
        ? [given.indexOf('.vue') === 0, given.includes('.js'), given.includes('.wasm')]
        : given
    }
    expect(extensions()).toEqual([false, true, false])
    const defaults = convert(() => ({ resolve: { extensions: ['.web.js', '...'] } })).fields['extensions']
    expect(defaults).toContain('.web.js')
    expect(defaults).not.toContain('...')
    expect(extensions({ mergeStrategy: { 'resolve.extensions': 'prepend' } })).toEqual([true, true, false])
    expect(convert(() => ({ resolve: { extensions: ['.js'] } })).fields).toEqual({})
  })

  it('converts constants whose code is a plain value', () => {
    const definitions = {
      A: '"text"',
      B: "'single'",
      C: '1',
      process: { env: { NODE_ENV: '"x"', API: 'true' } },
      CODE: 'a()',
      'not a name': '1',
    }
    const { fields, notes } = convert(() => ({ plugins: [new DefinePlugin(definitions), null] }))
    expect(fields['define']).toEqual({ A: 'text', B: 'single', C: 1, 'process.env.API': true })
    expect(notes[0]).toBe('lost constants of DefinePlugin that are code: CODE, not a name')
  })

  it('runs early hooks of plugins, and reports what it cannot do', () => {
    const { fields, notes } = convert(() => ({
      plugins: [new Prebuild(), new ProvidePlugin({ $: 'jquery' }), new Unknown()],
      module: { rules: [{ test: /\.vue$/ }, { test: /\.mdx?$/ }] },
      externals: {},
      resolve: { plugins: [] },
    }))
    expect(fields).toEqual({ plugins: [{ docusaurus: 'docusaurus.config.js' }] })
    expect(notes).toEqual([
      'migrated `plugins`: docgen runs the hooks beforeRun of its webpack plugin Prebuild',
      'lost docgen does not import what ProvidePlugin provides: $',
      'lost docgen does not use webpack: its plugin Unknown',
      expect.stringContaining("changed webpack's rule for /\\.vue$/"),
      'lost docgen does not use webpack: externals, resolve.plugins',
    ])
  })
})
