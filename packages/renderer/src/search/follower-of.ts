// Six bits of a mixed FNV-1a hash, as in the kernel: see `count-terms.ts` and `words.ts` there.
const SEED = 0x811c9dc5
const PRIME = 0x01000193
const STIR = 0x2c1b3c6d
const FIRST_HASH = 2
const HASHES = 62
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Matches any follower; for runs of words without spaces. */
export const ANY_FOLLOWER = 'B'

/**
 * The character by which an index encodes the term that follows another: a few bits of its hash, so terms can collide.
 */
export function followerOf(term: string): string {
  let hash = SEED
  for (let unit = 0; unit < term.length; unit++) hash = Math.imul(hash ^ term.charCodeAt(unit), PRIME)
  const stirred = Math.imul(hash ^ (hash >>> 15), STIR)
  const bits = (stirred ^ (stirred >>> 13)) >>> 8
  return DIGITS[FIRST_HASH + (bits % HASHES)] ?? ''
}
