import { expect, it, vi } from 'vitest'
import { cacheLines } from './cache-lines.js'

it('highlights the same code of the same language once', () => {
  const tokenize = vi.fn((code: string) => code)
  const first = cacheLines('one', 'a\nb', tokenize)
  expect(first).toEqual(['a', 'b'])
  expect(cacheLines('one', 'a\nb', tokenize)).toBe(first)
  expect(tokenize).toHaveBeenCalledTimes(1)
  expect(cacheLines('other', 'a\nb', tokenize)).not.toBe(first)
})

it('forgets what was not used for longest when there is too much', () => {
  const big = (letter: string) => letter.repeat(600_000)
  const first = cacheLines('x', big('a'), undefined)
  const second = cacheLines('x', big('b'), undefined)
  cacheLines('x', big('a'), undefined)
  cacheLines('x', big('c'), undefined)
  cacheLines('x', big('d'), undefined)
  expect(cacheLines('x', big('a'), undefined)).toBe(first)
  expect(cacheLines('x', big('b'), undefined)).not.toBe(second)
})
