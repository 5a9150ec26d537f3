import { expect, it } from 'vitest'
import { listProblems } from '../../../test/list-problems.js'
import { isPluginName, isPluginPath, pluginSchema, pluginsSchema } from './plugin.js'

const named = { name: 'notes', version: '1' }

it.each([
  [{ ...named, content: () => undefined, inputs: { files: ['data/*.json'], values: { a: [1] } } }, []],
  [{ ...named, name: '../notes' }, ['name: expected a name such as release-notes, found "../notes"']],
  [{ ...named, emit: 'x' }, ['emit: expected a function, found "x"']],
  [{ ...named, html: {} }, ['html.change is missing: expected a function']],
  [
    { ...named, inputs: { files: ['C:\\data'] } },
    ['inputs.files[0]: expected a path relative to the site\'s folder, found "C:\\\\data"'],
  ],
  [{ ...named, inputs: { values: () => 1 } }, ['inputs.values: expected plain data, found a function']],
])('checks the plugin %j', (plugin, problems) => {
  expect(listProblems(pluginSchema, plugin)).toEqual(problems)
})

it.each([
  [['./plugin.js', '@scope/plugin', named, () => named, ['./plugin.js', { a: 1 }]], 0],
  [[['./plugin.js', {}, {}]], 1],
  [['', 7, [], './'], 4],
])('accepts sources of plugins, each alone or with its options: %j', (plugins, count) => {
  expect(listProblems(pluginsSchema, plugins)).toHaveLength(count)
})

it.each([
  ['./a.js', true],
  ['../a', true],
  ['/abs/a.js', true],
  ['\\\\server\\a', true],
  ['d:\\a.js', true],
  ['a/b.js', false],
  ['.', false],
  ['..', false],
  ['./', false],
])('distinguishes paths from packages: %s', (name, isPath) => {
  expect(isPluginPath(name)).toBe(isPath)
})

it('rejects names with spaces, hidden names and other values', () => {
  expect(['remark-gfm', '@a/b', 'a b', '.hidden', '', 7].map(isPluginName)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})
