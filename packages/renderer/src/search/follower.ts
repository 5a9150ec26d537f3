import { hashWord, mixHash } from './hash-word.js'

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const FIRST_HASH = 2
const HASHES = 62

/** In an index: no word follows. */
export const NO_FOLLOWER = 'A'

/** In an index: a run of words without spaces follows, of which any may come first. */
export const ANY_FOLLOWER = 'B'

/**
 * The character by which an index encodes the term that follows another: a few bits of its hash, so terms can collide.
 */
export function followerOf(term: string): string {
  const bits = mixHash(hashWord(term)) >>> 8
  return DIGITS[FIRST_HASH + (bits % HASHES)] ?? ''
}
