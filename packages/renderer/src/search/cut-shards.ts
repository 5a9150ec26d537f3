import { encodeNumber } from './encode-number.js'

/** A line of a shard: a term and what stands beside it. */
export interface ShardEntry {
  readonly term: string
  readonly value: string
}

/** A run of terms in one file. */
export interface Shard {
  readonly first: string
  readonly text: string
}

/**
 * Cuts sorted entries into shards of about `target` characters. Whether a shard ends after an entry depends on that entry
 * alone, so a new word or a longer list changes the one shard that it is in, at most splits it.
 */
export function cutShards(entries: readonly ShardEntry[], target: number): Shard[] {
  const shards: Shard[] = []
  let lines: string[] = []
  let first = ''
  let before = ''
  const close = (): void => {
    if (lines.length > 0) shards.push({ first, text: lines.join('\n') })
    lines = []
    before = ''
  }
  for (const { term, value } of entries) {
    const size = term.length + value.length
    if (size >= target) close()
    if (lines.length === 0) first = term
    lines.push(frontCode(term, before) + (value === '' ? '' : ` ${value}`))
    before = term
    if (endsShard(term, size, target)) close()
  }
  close()
  return shards
}

const LONGEST_PREFIX = 31

/** The term as the number of characters that it shares with the one before, and the rest. */
function frontCode(term: string, before: string): string {
  let shared = 0
  while (shared < LONGEST_PREFIX && shared < before.length && term[shared] === before[shared]) shared++
  // Half a letter cannot be written to a file.
  if (/[\uD800-\uDBFF]/.test(term[shared - 1] ?? '')) shared--
  return encodeNumber(shared) + term.slice(shared)
}

const HASH_RANGE = 2 ** 32

/** By chance, as likely as the entry is large; the size counts in powers of two, so that one place more seldom matters. */
function endsShard(term: string, size: number, target: number): boolean {
  const rounded = 2 ** Math.ceil(Math.log2(size))
  return hashTerm(term) < (rounded / target) * HASH_RANGE
}

/** FNV-1a with a last stir, of the term's UTF-16 units. */
function hashTerm(term: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < term.length; index++) hash = Math.imul(hash ^ term.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}
