// FNV-1a, with a finalizer because the search index uses only some of the bits: to split its files, and to encode the
// next word of a term.
const PRIME = 0x01000193
const MIX = 0x2c1b3c6d

/** The unmixed hash of an empty word. */
export const HASH_SEED: number = 0x811c9dc5 | 0

/** The unmixed hash of a word extended by one UTF-16 unit. */
export function hashUnit(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, PRIME)
}

/** Spreads a hash over all 32 bits. */
export function mixHash(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), MIX)
  return mixed ^ (mixed >>> 13)
}

/** The unmixed hash of a word. */
export function hashWord(word: string): number {
  let hash = HASH_SEED
  for (let at = 0; at < word.length; at++) hash = hashUnit(hash, word.charCodeAt(at))
  return hash
}
