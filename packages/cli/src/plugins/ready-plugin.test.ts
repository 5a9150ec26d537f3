import { expect, it } from 'vitest'
import { createContext } from './ready-plugin.js'

const site = { title: 'Kit', url: 'https://docs.example', baseUrl: '/', defaultLocale: 'en', locales: ['en'] }

it('reads declared files only', () => {
  const inputs = { files: new Map([['data/a.json', '{}']]), env: { MODE: 'x' } }
  const context = createContext({ site, inputs, data: 1 })
  expect(context).toMatchObject({ site, env: { MODE: 'x' }, files: ['data/a.json'], data: 1 })
  expect(context.read('data/a.json')).toBe('{}')
  expect(() => context.read('data/b.json')).toThrow('data/b.json is not among the files')
})
