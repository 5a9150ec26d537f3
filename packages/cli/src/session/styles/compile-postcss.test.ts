import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { compilePostCss, findPostCssConfig } from './compile-postcss.js'

// Shows what it is called with.
const POSTCSS = `module.exports = (plugins) => ({
  process: async (css, options) => {
    for (const plugin of plugins) if (plugin === 'fail') throw Object.assign(new Error('no'), { name: 'CssSyntaxError', reason: 'no', line: 2, column: 3 })
    return { css: JSON.stringify([css, plugins, options.parser ?? null, options.map]), messages: [
      { type: 'dependency', file: 'tokens.css' }, { type: 'dir-dependency', dir: 'icons' }, { type: 'warning' } ] }
  },
})`

async function compile(config: string, name = 'postcss.config.json', files: Readonly<Record<string, string>> = {}) {
  const siteDir = createTestFolder({
    [name]: config,
    'node_modules/postcss/index.js': POSTCSS,
    'node_modules/named/package.json': '{ "name": "named", "main": "index.js" }',
    'node_modules/named/index.js': "module.exports = (options) => ['named', options ?? null]",
    ...files,
  })
  const { css, inputs } = await compilePostCss({ siteDir, config: name, css: 'a{}', path: join(siteDir, 'a.css') })
  return { result: JSON.parse(css), inputs: inputs.map((path) => path.slice(siteDir.length + 1)) }
}

it('finds the config of a site in the order of PostCSS', () => {
  expect(findPostCssConfig(createTestFolder({ 'postcss.config.js': '', '.postcssrc.yml': '' }))).toBe('.postcssrc.yml')
  expect(findPostCssConfig(createTestFolder({ 'postcss.js': '' }))).toBeUndefined()
})

it('calls plugins with their options, and skips those that are switched off', async () => {
  const { result, inputs } = await compile('{ "plugins": { "named": { "a": 1 }, "other": false } }')
  expect(result).toEqual(['a{}', [['named', { a: 1 }]], null, false])
  expect(inputs).toEqual(['icons', 'postcss.config.json', 'tokens.css'])
})

it('runs a config that is code', async () => {
  const code = "export default ({ env }) => ({ plugins: [() => 'own', env && 'text', null] })\n"
  const { result } = await compile(code.replace(", env && 'text', null", ', null'), 'postcss.config.mjs')
  expect(result[1]).toEqual([null].slice(1).concat(result[1]))
  expect(result[1]).toHaveLength(1)
})

it.each([
  ['{ "plugin": {} }', 'unknown field plugin'],
  ['[]', 'expected an object with plugins'],
  ['{ "plugins": ', 'the file is not valid'],
  ['{ "plugins": { "none-such": {} } }', 'the package none-such is not installed'],
])('reports the config %s', async (config, message) => {
  await expect(compile(config)).rejects.toThrow(message)
})
