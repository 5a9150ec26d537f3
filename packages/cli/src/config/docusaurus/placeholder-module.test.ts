import { expect, it } from 'vitest'
import { PLACEHOLDER_MODULE, readPlaceholder } from './placeholder-module.js'

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
