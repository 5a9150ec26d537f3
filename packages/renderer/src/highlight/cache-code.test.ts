import { expect, it, vi } from 'vitest'
import { cacheCode } from './cache-code.js'

it('highlights the same code of the same language once', () => {
  const tokenize = vi.fn((code: string) => code)
  expect(cacheCode('one', 'a\nb', tokenize)).toBe('a\nb')
  expect(cacheCode('one', 'a\nb', tokenize)).toBe('a\nb')
  expect(tokenize).toHaveBeenCalledTimes(1)
  cacheCode('other', 'a\nb', tokenize)
  expect(tokenize).toHaveBeenCalledTimes(2)
})

it('evicts the least recently used code when full', () => {
  const tokenize = vi.fn((code: string) => code)
  const read = (letter: string): number => {
    tokenize.mockClear()
    cacheCode('x', letter.repeat(450_000), tokenize)
    return tokenize.mock.calls.length
  }
  for (const letter of ['a', 'b', 'a', 'c', 'd']) read(letter)
  expect([read('a'), read('b')]).toEqual([0, 1])
})
