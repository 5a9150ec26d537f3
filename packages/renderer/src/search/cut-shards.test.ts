import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { cutShards, type ShardEntry } from './cut-shards.js'
import { readShard } from './read-shard.js'

const term = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '_', '𠮷', '𠮸'), minLength: 1, maxLength: 40 })
const value = fc.string({ unit: fc.constantFrom('A', 'B', '-', ' '), maxLength: 60 }).map((text) => text.trimEnd())
const entries = fc.dictionary(term, value, { maxKeys: 200 }).map((values): ShardEntry[] =>
  Object.keys(values)
    .sort()
    .map((key) => ({ term: key, value: values[key] ?? '' })),
)

it('loses nothing and keeps the order', () => {
  fc.assert(
    fc.property(entries, fc.integer({ min: 10, max: 2000 }), (given, target) => {
      const shards = cutShards(given, target)
      // A file has letters, not halves of them.
      for (const { text } of shards) expect(Buffer.from(text).toString()).toBe(text)
      const read = shards.flatMap(({ text }) =>
        [...readShard(text)].map(([key, written]) => ({ term: key, value: written })),
      )
      expect(read).toEqual(given)
      for (const { first, text } of shards) expect([...readShard(text).keys()][0]).toBe(first)
    }),
  )
})

it('cuts shards of about the size that was asked for', () => {
  const many = Array.from({ length: 20_000 }, (_, index) => ({
    term: `word${String(index).padStart(5, '0')}`,
    value: 'ABC',
  }))
  const shards = cutShards(many, 2048)
  const average = shards.reduce((sum, { text }) => sum + text.length, 0) / shards.length
  expect(average).toBeGreaterThan(500)
  expect(average).toBeLessThan(4000)
})

it('changes only the shard that a new word is in', () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({
    term: `word${String(index).padStart(5, '0')}`,
    value: 'ABC',
  }))
  const before = new Set(cutShards(many, 1024).map(({ text }) => text))
  for (const added of ['word00000x', 'word02500x', 'a', 'zebra']) {
    const after = cutShards(
      [...many, { term: added, value: 'A' }].sort((a, b) => (a.term < b.term ? -1 : 1)),
      1024,
    )
    // One, or two where the new word ends a shard.
    expect(after.filter(({ text }) => !before.has(text)).length).toBeLessThanOrEqual(2)
  }
})
