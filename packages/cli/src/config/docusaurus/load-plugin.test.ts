import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { loadPlugin, readExports } from './load-plugin.js'

const files = {
  'plugins/own.ts': "import { value } from './value'\nexport default () => value",
  'plugins/value.ts': "export const value: string = 'own'",
  'node_modules/pkg/package.json': '{ "main": "i.js" }',
  'node_modules/pkg/i.js': "module.exports = () => 'pkg'",
  'node_modules/odd/package.json': '{ "type": "module", "main": "i.js" }',
  'node_modules/odd/i.js': "import value from './value'\nexport default () => value",
  'node_modules/odd/value.js': "export default 'odd'",
}
async function load(plugin: string) {
  const inputs = new Set<string>()
  const module = await loadPlugin(createTestFolder(files), { name: plugin, plugin }, inputs)
  return { result: await readExports(module).create({} as never, {}), inputs: [...inputs].sort() }
}

it('bundles a plugin of the site, and records its files', async () => {
  expect(await load('./plugins/own')).toEqual({ result: 'own', inputs: ['plugins/own.ts', 'plugins/value.ts'] })
})

it('loads a package, also one that imports files without their ending', async () => {
  expect(await load('pkg')).toEqual({ result: 'pkg', inputs: [] })
  expect((await load('odd')).result).toBe('odd')
  await expect(load('none')).rejects.toThrow("Cannot find module 'none'")
})

it('finds the functions of a module, whichever way it exports them', () => {
  const create = () => 1
  const validateOptions = () => 2
  expect(readExports(create).create).toBe(create)
  expect(readExports({ default: create, validateOptions })).toEqual({ create, validateOptions })
  expect(readExports({ default: { default: create, validateOptions } })).toEqual({ create, validateOptions })
  expect(() => readExports({ default: 1 })).toThrow('it exports no function')
})
