/** Random choices and words. */
export interface RandomWords {
  /** From 0 (inclusive) to 1 (exclusive). */
  readonly random: () => number
  readonly pick: <Value>(values: readonly Value[]) => Value
  readonly word: () => string
  /** True with this likelihood, from 0 to 1. */
  readonly isLikely: (likelihood: number) => boolean
  /** An integer from 0 to this limit, exclusive. */
  readonly below: (limit: number) => number
}

const WORDS = ['apple', 'bridge', 'cloud', 'door', 'engine', 'field', 'gate', 'harbour']

/** Words and choices that are the same for the same seed. */
export function createWords(seed: number): RandomWords {
  const random = createRandom(seed)
  const below = (limit: number): number => Math.floor(random() * limit)
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[below(values.length)]
    if (value === undefined) throw new Error('there is nothing to pick from')
    return value
  }
  return { random, pick, below, word: () => pick(WORDS), isLikely: (likelihood) => random() < likelihood }
}

/** A seeded generator of pseudo-random numbers: mulberry32. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
