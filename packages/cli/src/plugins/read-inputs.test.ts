import { describe, expect, it } from 'vitest'
import type { PluginInputs } from '../config/plugin.js'
import { createTestFolder } from '../read/create-test-folder.js'
import { NO_FILE_MEMO } from '../read/files/file-memo.js'
import { createPluginReport } from './plugin-report.js'
import { listInputRoots, readInputs } from './read-inputs.js'

const report = createPluginReport({
  name: 'own',
  position: { file: 'site.config.ts', line: 3 },
  modulePath: '/nowhere/config.mjs',
})

function read(siteDir: string, inputs: PluginInputs, env: Readonly<Record<string, string | undefined>> = {}) {
  return readInputs({ siteDir, inputs, env, memo: NO_FILE_MEMO, report })
}

describe('readInputs', () => {
  it('reads files and patterns, each file once, in code-unit order', () => {
    const siteDir = createTestFolder({
      'data/b.json': 'b',
      'data/a.json': '\ufeffa',
      'data/deep/c.json': 'c',
      'x.txt': 'x',
    })
    const { value, diagnostics } = read(siteDir, { files: ['./data/b.json', 'data/*.json', 'x.txt', 'none/*.json'] })
    expect(diagnostics).toEqual([])
    expect([...value.files]).toEqual([
      ['data/a.json', 'a'],
      ['data/b.json', 'b'],
      ['x.txt', 'x'],
    ])
  })

  it('returns another key for another text, name, variable or value, and the same for anything else', () => {
    const siteDir = createTestFolder({ 'a.txt': 'a', 'b.txt': 'a', 'c.txt': 'b' })
    const keyOf = (inputs: PluginInputs, env = {}): string => read(siteDir, inputs, env).value.key
    const keys = [
      keyOf({}),
      keyOf({ files: ['a.txt'] }),
      keyOf({ files: ['b.txt'] }),
      keyOf({ files: ['c.txt'] }),
      keyOf({ env: ['WORD'] }, { WORD: 'a' }),
      keyOf({ env: ['WORD'] }, { WORD: '' }),
      keyOf({ values: { a: 1 } }),
      keyOf({ values: [] }),
    ]
    expect(new Set(keys).size).toBe(keys.length)
    expect(keyOf({ env: ['WORD'] }, { OTHER: 'a' })).toBe(keyOf({}))
    expect(keyOf({ env: ['B', 'A', 'B'] }, { A: '1', B: '2' })).toBe(
      keyOf({ env: ['A', 'B'] }, { A: '1', B: '2', C: '3' }),
    )
  })

  it('names the plugin of a missing file, and reads the others', () => {
    const siteDir = createTestFolder({ 'a.txt': 'a' })
    const { value, diagnostics } = read(siteDir, { files: ['none.txt', 'a.txt'] })
    expect([...value.files.keys()]).toEqual(['a.txt'])
    expect(diagnostics).toEqual([
      {
        code: 'plugin',
        severity: 'error',
        file: 'site.config.ts',
        line: 3,
        message: 'the plugin own: its input none.txt could not be read: it does not exist',
      },
    ])
  })
})

it.each([
  ['data/a.json', 'data/a.json'],
  ['./data/../a.json', 'a.json'],
  ['data/*.json', 'data'],
  ['../shared/**/x.md', '../shared'],
  ['*.json', ''],
  ['data/{a,b}/x', 'data'],
  ['data/@(a|b)/x', 'data'],
  ['data (old)/a.json', 'data (old)/a.json'],
])('watches for %s at %s', (path, root) => {
  expect(listInputRoots({ files: [path] })).toEqual([root])
})

it('has nothing to watch for plugins without declared files', () => {
  expect(listInputRoots(undefined)).toEqual([])
})
