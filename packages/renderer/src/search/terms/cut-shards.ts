import { ByteBuffer } from './byte-buffer.js'
import type { WordTable } from './word-table.js'

/**
 * Sorted terms, split into files. Each line is the number of characters shared with the previous term, the rest of the
 * term, and after a space its value.
 */
export interface Shards {
  /** The first term of each file, separated by spaces. */
  readonly first: string
  readonly texts: readonly string[]
}

/** The values of terms. */
export interface TermValues {
  /** Number of characters of a term's value; undefined for a term to skip. */
  readonly sizeOf: (term: number) => number | undefined
  readonly write: (term: number, text: ByteBuffer) => void
}

/** Terms without values. */
export const NO_VALUES: TermValues = { sizeOf: () => 0, write: () => {} }

const NONE = -1
const SPACE = 0x20
const LINE_FEED = 0x0a
const MAX_PREFIX_LENGTH = 31
const HASH_RANGE = 2 ** 32
/** Maximum size of a shard without its last line, as a multiple of the target. */
const MAX_SIZE = 2

/** Cuts terms in the given order into shards of about `target` characters. */
export function cutShards(words: WordTable, order: Int32Array, target: number, values: TermValues): Shards {
  const texts: string[] = []
  const text = new ByteBuffer()
  const firstTerms = new ByteBuffer()
  let before = NONE

  const close = (): void => {
    if (before !== NONE) texts.push(text.toString())
    text.length = 0
    before = NONE
  }

  const beginLine = (term: number): void => {
    let shared = 0
    if (before === NONE) {
      if (texts.length > 0) firstTerms.push(SPACE)
      firstTerms.pushUnits(words.units, words.startOf(term), words.endOf(term))
    } else {
      text.push(LINE_FEED)
      shared = sharedUnits(words, before, term)
    }
    text.pushNumber(shared)
    text.pushUnits(words.units, words.startOf(term) + shared, words.endOf(term))
    before = term
  }

  for (const term of order) {
    const size = values.sizeOf(term)
    if (size === undefined) continue
    const characters = words.lengthOf(term) + size
    if (characters >= target) close()
    beginLine(term)
    values.write(term, text)
    if (text.length >= MAX_SIZE * target || endsShard(words.hashOf(term), characters, target)) close()
  }
  close()
  return { first: firstTerms.toString(), texts }
}

/**
 * Whether a shard ends after a term: pseudo-random, so that a change to one term does not move the ends of other shards.
 * The probability is in proportion to the length of the line, rounded up to a power of two, so that one more position
 * rarely matters.
 */
function endsShard(hash: number, characters: number, target: number): boolean {
  const rounded = characters < 2 ? characters : 2 ** (32 - Math.clz32(characters - 1))
  return hash < (rounded / target) * HASH_RANGE
}

/** Number of units that a term shares with the start of the previous term. Does not split surrogate pairs. */
function sharedUnits(words: WordTable, before: number, term: number): number {
  const [a, b] = [words.startOf(before), words.startOf(term)]
  const most = Math.min(words.lengthOf(before), words.lengthOf(term), MAX_PREFIX_LENGTH)
  let shared = 0
  while (shared < most && words.units[a + shared] === words.units[b + shared]) shared++
  const last = shared === 0 ? 0 : (words.units[a + shared - 1] ?? 0)
  return last >= 0xd800 && last < 0xdc00 ? shared - 1 : shared
}
