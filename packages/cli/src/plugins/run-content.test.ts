import { describe, expect, it } from 'vitest'
import { createTestCache } from '../cache/create-test-cache.js'
import { createMemo, type Memo, NO_MEMO } from '../cache/memo.js'
import type { Plugin } from '../config/plugin.js'
import { createPluginReport } from './plugin-report.js'
import { runContent } from './run-content.js'

const report = createPluginReport({ name: 'own', position: { file: 'site.config.ts' }, modulePath: '' })

function run(plugin: Partial<Plugin>, { memo = NO_MEMO, key = '' }: { memo?: Memo; key?: string } = {}) {
  const loaded = { plugin: { name: 'own', version: '1', ...plugin }, position: 0, codeKey: '' }
  const inputs = { files: new Map([['a.json', '[1]']]), env: {}, key }
  return runContent({ loaded, site: { title: 'T' } as never, inputs: inputs as never, memo, report })
}
const document = { path: 'docs/a.md', text: 'A' }

describe('runContent', () => {
  it('returns the documents, and gives the data to the other hooks', async () => {
    const { value } = await run({
      content: ({ read }) => ({ documents: [document], data: JSON.parse(read('a.json')) }),
    })
    expect(value.documents).toEqual([document])
    expect(value.ready.context.data).toEqual([1])
  })

  it('has another key with other data, and none of its own without the hook', async () => {
    const keyOf = async (plugin: Partial<Plugin>) => (await run(plugin)).value.ready.key
    expect(await keyOf({ content: () => ({ data: 1 }) })).not.toBe(await keyOf({ content: () => ({ data: 2 }) }))
    expect(await keyOf({})).toBe(await keyOf({ content: () => ({}) }))
    expect(await keyOf({})).not.toBe(await keyOf({ content: () => ({ data: null }) }))
  })

  it('reports data that is no JSON, and results that are invalid', async () => {
    const messages = async (content: unknown) =>
      (await run({ content: content as never })).diagnostics.map(({ message }) => message)
    expect(await messages(() => ({ data: () => 1 }))).toEqual([
      'the plugin own: its hook content returned invalid data: data: expected plain data that JSON can represent',
    ])
    expect(await messages(() => ({ documents: [{ path: 'a.txt', text: '' }] }))).toHaveLength(1)
  })

  it('calls a plugin with inputs again only if they change', async () => {
    const memo = createMemo({ cache: createTestCache() })
    let calls = 0
    const content = () => {
      calls += 1
      return { documents: [document], data: calls }
    }
    const inputs = { files: ['a.json'] }
    await run({ content, inputs }, { memo })
    const { value } = await run({ content, inputs }, { memo })
    expect([calls, value.documents, value.ready.context.data]).toEqual([1, [document], 1])
    await run({ content, inputs }, { memo, key: 'changed' })
    expect(calls).toBe(2)
    await run({ content }, { memo })
    await run({ content }, { memo })
    expect(calls).toBe(4)
  })
})
