import { expect, it } from 'vitest'
import type { Plugin } from '../config/plugin.js'
import { createSourceChange } from './change-source.js'
import { createPluginReport } from './plugin-report.js'
import { createContext, type ReadyPlugin } from './ready-plugin.js'

function readyOf(name: string, source: Plugin['source'] | undefined): ReadyPlugin {
  const inputs = { files: new Map(), env: {}, key: '' }
  return {
    plugin: { name, version: '1', ...(source && { source }) },
    position: 0,
    inputs: inputs as never,
    context: createContext({ site: {} as never, inputs, data: undefined }),
    report: createPluginReport({ name, position: { file: 'site.config.ts' }, modulePath: '' }),
    key: name,
  }
}
const broken = (source: () => unknown) => readyOf('broken', source as never)

it('passes the text of one plugin to the next, with the path', () => {
  const change = createSourceChange([
    readyOf('one', (text, { path }) => `${text} ${path}`),
    readyOf('other', undefined),
    readyOf('two', (text) => `${text}!`),
  ])
  expect(change?.apply('Text', 'docs/a.md')).toEqual({ value: { text: 'Text docs/a.md!' }, diagnostics: [] })
})

it('keeps the text if a hook fails or returns no text, and reports both at the page', () => {
  const change = createSourceChange([
    broken(() => {
      throw new TypeError('bad')
    }),
    broken(() => 1),
    readyOf('two', (text) => `${text}!`),
  ])
  const { value, diagnostics } = change?.apply('Text', 'docs/a.md') ?? {}
  expect(value?.text).toBe('Text!')
  expect(diagnostics?.map(({ file, message }) => [file, message])).toEqual([
    ['docs/a.md', 'the plugin broken: its hook source threw TypeError: bad'],
    ['docs/a.md', 'the plugin broken: its hook source returned invalid data: expected a string'],
  ])
})

it('has a key of all plugins with the hook, and does not exist without one', () => {
  const [one, two] = [readyOf('one', (text) => text), readyOf('two', (text) => text)]
  expect(createSourceChange([one, two])?.key).not.toBe(createSourceChange([two, one])?.key)
  expect(createSourceChange([one])?.key).toBe(createSourceChange([one, readyOf('x', undefined)])?.key)
  expect(createSourceChange([readyOf('x', undefined)])).toBeUndefined()
})
