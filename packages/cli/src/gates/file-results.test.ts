import { expect, it } from 'vitest'
import { createTestCache } from '../cache/create-test-cache.js'
import { createMemo } from '../cache/memo.js'
import { openFileResults } from './file-results.js'

it('computes a result again only for other bytes or other inputs, and forgets what no run uses', () => {
  const cache = createTestCache()
  const computed: string[] = []
  const run = (inputs: string, hashes: readonly string[]): readonly string[] => {
    const results = openFileResults<string>(createMemo({ cache }), 'test', inputs)
    const found = hashes.map((hash) =>
      results.get(hash, () => {
        computed.push(hash)
        return `result of ${hash}`
      }),
    )
    results.save()
    return found
  }
  expect(run('x', ['a', 'b', 'a'])).toEqual(['result of a', 'result of b', 'result of a'])
  expect(computed.splice(0)).toEqual(['a', 'b'])
  expect(run('x', ['b', 'c'])).toEqual(['result of b', 'result of c'])
  expect(computed.splice(0)).toEqual(['c'])
  run('x', ['a'])
  expect(computed.splice(0)).toEqual(['a'])
  run('y', ['a'])
  expect(computed).toEqual(['a'])
})
