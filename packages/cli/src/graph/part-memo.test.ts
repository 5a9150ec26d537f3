import { expect, it } from 'vitest'
import { buildGraph } from './build-graph.js'
import { createTestConfig, createTestFiles } from './create-test-graph.js'
import { createPartMemo } from './part-memo.js'

it('returns the memoized value for the same object, inputs and name', () => {
  const parts = createPartMemo()
  const part = {}
  const recall = (name: string, inputs: readonly unknown[], value: string): string =>
    parts.recall(
      name,
      part,
      () => inputs,
      () => value,
    )
  expect(recall('a', [1, 'x'], 'first')).toBe('first')
  expect(recall('a', [1, 'x'], 'second')).toBe('first')
  expect(recall('b', [1, 'x'], 'third')).toBe('third')
  expect(recall('a', [1, 'y'], 'fourth')).toBe('fourth')
  expect(recall('a', [1], 'fifth')).toBe('fifth')
})

it('keeps the docs of a graph that a change does not affect, and builds the others as from scratch', () => {
  const docs = { 'a.md': {}, 'b.md': {}, 'c.md': {}, 'd.md': {}, 'e/f.md': {} }
  const config = createTestConfig()
  const parts = createPartMemo()
  const before = createTestFiles({ docs }, config)
  const after = createTestFiles({ docs: { ...docs, 'b.md': { title: 'Bee' } } }, config)
  const changed = {
    ...before,
    sources: before.sources.map((source, at) => (at === 1 ? required(after.sources[at]) : source)),
  }
  const first = buildGraph(before, config, { parts }).value
  const second = buildGraph(changed, config, { parts }).value
  expect(second).toEqual(buildGraph(changed, config).value)
  const isKept = second.docs.map((doc, at) => doc === first.docs[at])
  // Its neighbors mention it.
  expect(isKept).toEqual([false, false, false, true, true])
})

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('there is no such source')
  return value
}
