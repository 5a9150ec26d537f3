import { describe, expect, it } from 'vitest'
import { createTypingPause } from './snippets.js'

/** Pauses after the queries of a reader who types a word, one letter after as many milliseconds. */
function pausesOf(word: string, gap: number): readonly number[] {
  const findPause = createTypingPause()
  return [...word].map((_, index) => findPause(word.slice(0, index + 1), index * gap))
}

describe('the pause before texts are read', () => {
  it.each([60, 120, 250, 450, 700])('is longer than the %i ms until the next letter is typed', (gap) => {
    expect(pausesOf('billing', gap).filter((pause) => pause <= gap)).toEqual([])
  })

  it('is at most half a second for readers who type fast', () => {
    expect(pausesOf('billing', 150).at(-1)).toBe(500)
  })

  it('is short for queries that are pasted, chosen, or repeated in another part of the site', () => {
    const findPause = createTypingPause()
    expect(['refund', 'free trial', 'free trial'].map((query) => findPause(query, 0))).toEqual([150, 150, 150])
  })

  it('starts over after a rest', () => {
    const findPause = createTypingPause()
    expect([findPause('b', 0), findPause('bi', 200), findPause('bil', 60_000)]).toEqual([1000, 500, 1000])
  })
})
