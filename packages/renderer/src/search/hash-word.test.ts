import { expect, it } from 'vitest'
import { HASH_SEED, hashUnit, hashWord, mixHash } from './hash-word.js'

// Values of the reference implementation of FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/.
it('is FNV-1a', () => {
  expect(hashWord('') >>> 0).toBe(0x811c9dc5)
  expect(hashWord('a') >>> 0).toBe(0xe40c292c)
  expect(hashWord('foobar') >>> 0).toBe(0xbf9cf968)
  expect(hashUnit(hashUnit(HASH_SEED, 0x61), 0x62)).toBe(hashWord('ab'))
})

it('spreads similar words over all bits', () => {
  const high = new Set(Array.from({ length: 2000 }, (_, index) => mixHash(hashWord(`w${index}`)) >>> 24))
  expect(high.size).toBe(256)
})
