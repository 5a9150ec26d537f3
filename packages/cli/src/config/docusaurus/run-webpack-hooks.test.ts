import { expect, it } from 'vitest'
import { createLoadContext } from './load-context.js'
import type { Lifecycle } from './open-plugins.js'
import { runWebpackHooks } from './run-webpack-hooks.js'

const context = createLoadContext('/site', 'docusaurus.config.js', {})
const use = { name: 'own', options: { value: undefined, path: [] } }
const run = async (methods: Readonly<Record<string, Lifecycle>>) =>
  (await runWebpackHooks({ use, name: 'own', id: 'x', methods }, 'content', context)).map(({ message }) => message)
class Prebuild {
  readonly hook: () => unknown

  constructor(hook: () => unknown) {
    this.hook = hook
  }

  apply({ hooks }: { readonly hooks: Readonly<Record<string, never>> }): void {
    Object(hooks).beforeRun.tapPromise('x', async () => this.hook())
  }
}

it('runs the hooks of webpack plugins, and none of a plugin without the method', async () => {
  const ran: unknown[] = []
  const configureWebpack: Lifecycle = (_config, _isServer, _tools, content) => ({
    plugins: [new Prebuild(() => ran.push(content))],
  })
  expect(await run({ configureWebpack })).toEqual([])
  expect(ran).toEqual(['content'])
  expect(await run({})).toEqual([])
})

it('warns of hooks and methods that throw', async () => {
  const fail = (): never => {
    throw new Error('no')
  }
  expect(await run({ configureWebpack: fail })).toEqual(['the Docusaurus plugin own: its configureWebpack threw: no'])
  expect(await run({ configureWebpack: () => ({ plugins: [new Prebuild(fail), { apply: fail }] }) })).toEqual([
    'the Docusaurus plugin own: the apply of its webpack plugin Object threw: no',
    'the Docusaurus plugin own: the hook beforeRun of its webpack plugin Prebuild threw: no',
  ])
})
