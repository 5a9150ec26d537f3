import { expect, it } from 'vitest'
import { listMatches } from './match-pattern.js'

it.each([
  ['^[a-z]{3}$', 3],
  ['^\\d{4}-\\d{2}$', 0],
  ['^(?:a|b)+c?$', 5],
  ['^[^x]{2,}$', 2],
])('writes texts for %s that match it', (pattern, shortest) => {
  const texts = listMatches(pattern, shortest)
  expect(texts.some((text) => new RegExp(pattern).test(text))).toBe(true)
})

it('is deterministic, and another turn writes other texts', () => {
  expect(listMatches('^[a-z]{8}$', 8)).toEqual(listMatches('^[a-z]{8}$', 8))
  expect(listMatches('^[a-z]{8}$', 8, 1)).not.toEqual(listMatches('^[a-z]{8}$', 8))
})

it('writes nothing for invalid, long and endless patterns', () => {
  expect(listMatches('(', 1)).toEqual([])
  expect(listMatches('a'.repeat(1001), 1)).toEqual([])
  expect(listMatches('^(?:(?:a{100}){100}){100}$', 1)).toEqual([])
})
