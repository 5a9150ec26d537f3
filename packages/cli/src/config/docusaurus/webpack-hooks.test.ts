import { describe, expect, it } from 'vitest'
import type { WebpackCall } from './call-webpack.js'
import { createLoadContext } from './load-context.js'
import { listWebpackPlugins, nameWebpackPlugin, tapWebpackPlugins } from './webpack-hooks.js'

const callOf = (plugins: unknown[], returned?: unknown): WebpackCall => ({
  config: { resolve: { alias: {}, extensions: [], fallback: {} }, module: { rules: [] }, plugins },
  addedRules: [],
  returned,
})
const context = createLoadContext('/site', 'docusaurus.config.js', {})
type Compiler = Readonly<Record<string, never>> & { readonly hooks: Readonly<Record<string, never>> }
const plugin = (apply: (compiler: Compiler) => void) =>
  new (class Own {
    apply = apply
  })()

it('lists the plugins of the config and of what the method returned', () => {
  expect(listWebpackPlugins(callOf([1, null], { plugins: [2, false] }))).toEqual([1, 2])
  expect(listWebpackPlugins(callOf([1], { plugins: 'none' }))).toEqual([1])
})

it('names plugins after their class or function', () => {
  expect([plugin(() => {}), function named() {}, {}, null].map(nameWebpackPlugin)).toEqual([
    'Own',
    'named',
    'Object',
    'Object',
  ])
})

describe('tapWebpackPlugins', () => {
  it('keeps early hooks in the order of webpack, of all kinds', async () => {
    const ran: string[] = []
    const { taps } = tapWebpackPlugins(
      callOf([
        plugin((compiler) => {
          const { run, beforeRun, emit, compile } = Object(compiler.hooks)
          run.tapPromise('x', async (given: unknown) => ran.push(`run ${given === compiler}`))
          beforeRun.tapAsync({ name: 'x' }, (_: unknown, done: () => void) => {
            ran.push('beforeRun')
            done()
          })
          compile.tap('x', () => ran.push('compile'))
          emit.tap('x', () => ran.push('emit'))
        }),
      ]),
      context,
    )
    expect(taps.map(({ hook }) => hook)).toEqual(['beforeRun', 'run', 'compile'])
    for (const { run } of taps) await run()
    expect(ran).toEqual(['beforeRun', 'run true', 'compile'])
  })

  it('rejects with the error that a hook passes to its callback, throws or rejects', async () => {
    const errorOf = async (hook: (given: unknown, done: (error: Error) => void) => unknown) => {
      const { taps } = tapWebpackPlugins(
        callOf([plugin(({ hooks }) => Object(hooks).run.tapAsync('x', hook))]),
        context,
      )
      return taps[0]?.run().catch((error: Error) => error.message)
    }
    expect(await errorOf((_, done) => done(new Error('called')))).toBe('called')
    expect(await errorOf(async () => Promise.reject(new Error('rejected')))).toBe('rejected')
  })

  it('reports plugins whose apply throws, applies functions, and skips converted plugins', () => {
    class DefinePlugin {
      apply(): never {
        throw new Error('never called')
      }
    }
    const fail = plugin(() => {
      throw new Error('no')
    })
    function applied(this: Compiler): void {
      Object(this.hooks).run.tap('x', () => {})
    }
    const { taps, failures } = tapWebpackPlugins(callOf([new DefinePlugin(), fail, applied]), context)
    expect(failures).toMatchObject([{ plugin: 'Own' }])
    expect(taps.map(({ plugin: name }) => name)).toEqual(['applied'])
  })
})
