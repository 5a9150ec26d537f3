import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { writeTestFiles } from '../../../read/write-test-files.js'
import { expandContexts } from './expand-contexts.js'

const root = mkdtempSync(join(tmpdir(), 'docgen-context-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
writeTestFiles(root, {
  'own/parts/a.js': '1',
  'own/parts/b.md': '1',
  'own/parts/deep/c.js': '1',
  'own/parts/node_modules/d.js': '1',
})

/** Runs code as own/list.js; required modules are their specifiers. */
function run(code: string): unknown {
  const require = (specifier: string) => specifier
  return new Function('require', `return ${expandContexts(join(root, 'own/list.js'), code)}`)(require)
}

const keys = (call: string) => run(`((context) => context.keys().map((key) => key + ' ' + context(key)))(${call})`)

it.each([
  ["require.context('./parts', false, /\\.js$/)", ['./a.js ./parts/a.js']],
  ['require.context("./parts")', ['./a.js ./parts/a.js', './b.md ./parts/b.md', './deep/c.js ./parts/deep/c.js']],
  [
    "require.context(\n  './parts',\n  true,\n  /[^/]\\.JS$/gi,\n)",
    ['./a.js ./parts/a.js', './deep/c.js ./parts/deep/c.js'],
  ],
  ["require.context('../own/parts/deep', true, /c/, 'sync')", ['./c.js ../own/parts/deep/c.js']],
  ["require.context('./none', true)", []],
])('lists the files of %s', (call, expected) => {
  expect(keys(call)).toEqual(expected)
  expect(expandContexts(join(root, 'own/list.js'), call).split('\n')).toHaveLength(call.split('\n').length)
})

it('does not change calls with other values', () => {
  const code = "require.context(folder, true); require.context('parts')"
  expect(expandContexts(join(root, 'own/list.js'), code)).toBe(code)
})
