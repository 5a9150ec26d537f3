import { expect, it } from 'vitest'
import { readShard, selectShard } from './shard.js'

it.each([
  ['3/8', {}, { number: 3, count: 8 }],
  ['auto', { CI_NODE_INDEX: '2', CI_NODE_TOTAL: '4' }, { number: 2, count: 4 }],
  ['auto', { CI_NODE_TOTAL: '1' }, { number: 1, count: 1 }],
  ['auto/8', { JOB_COMPLETION_INDEX: '0' }, { number: 1, count: 8 }],
  ['auto/8', { JOB_COMPLETION_INDEX: '7' }, { number: 8, count: 8 }],
  ['auto/8', { CI_NODE_INDEX: '8' }, { number: 8, count: 8 }],
])('reads %j with %j', (text, env, shard) => {
  expect(readShard(text, env)).toEqual(shard)
})

it.each([
  ['0/8', {}, /from 1 to 8/],
  ['9/8', {}, /from 1 to 8/],
  ['1', {}, /number of shards/],
  ['1/0', {}, /number of shards/],
  ['1/1000', {}, /from 1 to 256/],
  ['one/two', {}, /number of shards/],
  ['auto', {}, /CI_NODE_TOTAL is not set/],
  ['auto', { CI_NODE_TOTAL: '4' }, /neither CI_NODE_INDEX/],
  ['auto/8', {}, /neither CI_NODE_INDEX/],
  ['auto/8', { JOB_COMPLETION_INDEX: '8' }, /from 1 to 8/],
])('rejects %j with %j', (text, env, problem) => {
  expect(readShard(text, env)).toMatch(problem)
})

it('gives each item to one shard, in runs of about the same weight', () => {
  const items = Array.from({ length: 200 }, (_item, at) => ({ key: `k${at}`, weight: 100 + ((at * 37) % 900) }))
  for (const count of [1, 2, 3, 7, 256]) {
    const shards = Array.from({ length: count }, (_shard, at) => [...selectShard(items, { number: at + 1, count })])
    expect(shards.flat()).toEqual(items.map(({ key }) => key))
    if (count > 7) continue
    const weights = shards.map((keys) => keys.reduce((sum, key) => sum + (items[Number(key.slice(1))]?.weight ?? 0), 0))
    expect(Math.max(...weights) - Math.min(...weights)).toBeLessThan(2000)
  }
})

it('keeps items with the same key together', () => {
  const items = [
    { key: 'a', weight: 1 },
    { key: 'b', weight: 1 },
    { key: 'a', weight: 1 },
    { key: 'c', weight: 2 },
  ]
  const shards = [1, 2].map((number) => [...selectShard(items, { number, count: 2 })])
  expect(shards.flat().sort()).toEqual(['a', 'b', 'c'])
  expect(selectShard([], { number: 1, count: 2 }).size).toBe(0)
})
