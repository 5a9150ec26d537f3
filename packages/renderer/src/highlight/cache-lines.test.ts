import { expect, it, vi } from 'vitest'
import { cacheLines } from './cache-lines.js'

it('highlights the same code of the same language once', () => {
  const tokenize = vi.fn((code: string) => code)
  expect(cacheLines('one', 'a\nb', tokenize)).toEqual(['a', 'b'])
  expect(cacheLines('one', 'a\nb', tokenize)).toEqual(['a', 'b'])
  expect(tokenize).toHaveBeenCalledTimes(1)
  cacheLines('other', 'a\nb', tokenize)
  expect(tokenize).toHaveBeenCalledTimes(2)
})

it('forgets what was not used for longest when there is too much', () => {
  const tokenize = vi.fn((code: string) => code)
  const read = (letter: string): number => {
    tokenize.mockClear()
    cacheLines('x', letter.repeat(450_000), tokenize)
    return tokenize.mock.calls.length
  }
  for (const letter of ['a', 'b', 'a', 'c', 'd']) read(letter)
  expect([read('a'), read('b')]).toEqual([0, 1])
})
