import { hashWord, mixHash } from './hash-word.js'

/** The characters with which an index encodes numbers below 64, by their values. */
export const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const FIRST_HASH = 2
const HASHES = 62

/** In an index: no word follows. */
export const NO_FOLLOWER = 'A'

/** In an index: a run of several words without spaces follows; each of them counts as the next word. */
export const ANY_FOLLOWER = 'B'

/**
 * Returns the character with which an index encodes the term after a word: a few bits of its hash, so several terms can
 * have the same character.
 */
export function followerOf(term: string): string {
  const bits = mixHash(hashWord(term)) >>> 8
  return DIGITS[FIRST_HASH + (bits % HASHES)] ?? ''
}
