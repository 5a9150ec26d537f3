import { expect, it } from 'vitest'
import {
  PLACEHOLDER_MODULE,
  RECORDING_PLACEHOLDER_MODULE,
  readPlaceholder,
  readSpreadPlaceholder,
} from './placeholder-module.js'

const module: { exports?: (specifier: string) => never } = {}
new Function('module', PLACEHOLDER_MODULE)(module)
const createPlaceholder = (specifier: string): never => {
  if (!module.exports) throw new Error('the module exports nothing')
  return module.exports(specifier)
}

it('records what a config reads and calls', () => {
  const themes: { readonly github: () => { readonly dark: unknown } } = createPlaceholder('prism-react-renderer')
  expect(readPlaceholder(themes.github().dark)).toEqual({
    specifier: 'prism-react-renderer',
    steps: ['github', '()', 'dark'],
  })
})

it('is empty as a list, a text and a number', () => {
  const value = createPlaceholder('missing')
  expect([...value]).toEqual([])
  expect(`${value}`).toBe('')
  expect(JSON.stringify({ value })).toBe('{"value":""}')
})

it('settles when awaited', async () => {
  expect(readPlaceholder(await createPlaceholder('missing'))?.specifier).toBe('missing')
})

it.each([undefined, 1, {}, () => undefined])('is not %j', (value) => {
  expect(readPlaceholder(value)).toBeUndefined()
})

it('records the arguments of calls, and returns the config that defineConfig receives', () => {
  const recording: { exports?: (specifier: string) => never } = {}
  new Function('module', RECORDING_PLACEHOLDER_MODULE)(recording)
  if (!recording.exports) throw new Error('the module exports nothing')
  const tool: {
    readonly wrap: (options: object) => (config: object) => object
    readonly defineConfig: (config: object) => object
  } = recording.exports('tool')
  expect(readPlaceholder(tool.wrap({ a: 1 })({ b: 2 }))?.calls).toEqual([[{ a: 1 }], [{ b: 2 }]])
  expect(tool.defineConfig({ c: 3 })).toEqual({ c: 3 })
})

it('can be found in an object into which it is spread, which has no other fields', () => {
  const spread = { ...Object(createPlaceholder('nextra')), own: 1 }
  expect(Object.keys(spread)).toEqual(['own'])
  expect(readPlaceholder(readSpreadPlaceholder(spread))?.specifier).toBe('nextra')
  expect(readSpreadPlaceholder({ own: 1 })).toBeUndefined()
})
