import { expect, it } from 'vitest'
import { createTestCache } from '../cache/create-test-cache.js'
import { createMemo } from '../cache/memo.js'
import { createTestConfig, createTestFiles } from '../graph/create-test-graph.js'
import { declareSources, recallWaits, rememberWaits } from './waiting-plugins.js'

it('remembers that plugins of a config wait', () => {
  const memo = createMemo({ cache: createTestCache() })
  rememberWaits(memo, 'a')
  expect(['a', 'b'].map((hash) => recallWaits(memo, hash))).toEqual([true, false])
})

it('declares all sources as inputs only if plugins wait', () => {
  const files = createTestFiles({ docs: { 'a.md': {}, 'b.md': {} } }, createTestConfig())
  expect(declareSources({ pluginsWait: true }, files)).toEqual([{ pluginInputs: ['docs/a.md', 'docs/b.md'] }])
  expect(declareSources({ pluginsWait: false }, files)).toEqual([])
})
