import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { StyleCompileError } from './compiled-style.js'
import { listLoadPaths, loadCompiler } from './load-compiler.js'

const isCompiler = (value: unknown): value is { readonly name: string } => typeof Object(value).name === 'string'
const load = (siteDir: string) =>
  loadCompiler({ path: join(siteDir, 'a.css'), siteDir, names: ['one', 'two'], tool: 'PostCSS', isCompiler })

it('loads the first installed package that is a compiler', () => {
  const two = { 'node_modules/two/index.js': "module.exports = { name: 'two' }" }
  expect(load(createTestFolder(two)).name).toBe('two')
  expect(load(createTestFolder({ ...two, 'node_modules/one/index.js': "module.exports = { name: 'one' }" })).name).toBe(
    'one',
  )
  expect(load(createTestFolder({ ...two, 'node_modules/one/index.js': 'module.exports = {}' })).name).toBe('two')
  expect(load(createTestFolder({ ...two, 'node_modules/one/index.js': 'throw new Error()' })).name).toBe('two')
})

it('says how to install the preferred one', () => {
  const siteDir = createTestFolder()
  expect(() => load(siteDir)).toThrow(StyleCompileError)
  expect(() => load(siteDir)).toThrow('the package one is not installed')
})

it('looks next to the style sheet first, and then in the packages of the site', () => {
  const siteDir = createTestFolder({ 'node_modules/x/index.js': '', 'src/a.scss': '' })
  expect(listLoadPaths(join(siteDir, 'src/a.scss'), siteDir).slice(0, 2)).toEqual([
    join(siteDir, 'src'),
    join(siteDir, 'node_modules'),
  ])
})
