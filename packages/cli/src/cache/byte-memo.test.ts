import { expect, it } from 'vitest'
import { createByteMemo } from './byte-memo.js'

it('keeps recently used values, up to its capacity', () => {
  const memo = createByteMemo<string>(10)
  memo.set('a', 'A', 4)
  memo.set('b', 'B', 4)
  expect(memo.get('a')).toBe('A')
  memo.set('c', 'C', 4)
  expect([memo.get('a'), memo.get('b'), memo.get('c')]).toEqual(['A', undefined, 'C'])
  memo.set('c', 'CC', 6)
  expect([memo.get('a'), memo.get('c')]).toEqual(['A', 'CC'])
  memo.set('huge', 'H', 11)
  expect([memo.get('a'), memo.get('huge')]).toEqual(['A', undefined])
})
