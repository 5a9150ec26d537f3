import type { Clause } from './expand-clause.js'
import { isVersionNumber } from './version-number.js'

/** How a word of a query is compared. */
export interface WordTerms {
  readonly stem: string
  /** Prefix of matching terms if the word is incomplete. */
  readonly beginning: string
}

/** Matches the word itself. */
export function exactly({ stem }: Pick<WordTerms, 'stem'>): Clause {
  return { term: stem, match: 'exact' }
}

// Each file of a prefix is a request; more typed letters find what is omitted.
const MOST_FILES = 5

/** Matches every word with this prefix, limited by the number of words in the query. */
export function beginsWith({ beginning }: WordTerms, words: number): Clause {
  return { term: beginning, match: 'prefix', mostFiles: Math.max(2, MOST_FILES - words) }
}

/** Matches what a complete word implies: `1.2` also matches `1.2.3`, all others only themselves. */
export function goesOn(word: WordTerms): Clause {
  return isVersionNumber(word.stem) ? { term: `${word.stem}.`, match: 'prefix' } : exactly(word)
}
