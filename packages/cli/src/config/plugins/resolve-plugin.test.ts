import { expect, it } from 'vitest'
import { resolvePlugin } from './resolve-plugin.js'

const load = async (name: string) => ({ default: (options: unknown) => ({ name, options }) })

it('calls the export of a package with its options', async () => {
  expect(await resolvePlugin(['a', { b: 1 }], load)).toEqual({ name: 'a', options: { b: 1 } })
  expect(await resolvePlugin('a', load)).toEqual({ name: 'a', options: undefined })
})

it('returns an object as it is, and throws what loading throws', async () => {
  const plugin = { name: 'own', version: '1' }
  expect(await resolvePlugin(plugin, load)).toBe(plugin)
  await expect(resolvePlugin('gone', () => Promise.reject(new Error('no package')))).rejects.toThrow('no package')
})
