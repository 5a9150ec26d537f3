import type { Clause } from './expand-clause.js'
import { isVersionNumber } from './version-number.js'

/** What a word of a question is compared by. */
export interface WordTerms {
  readonly stem: string
  /** What terms begin with if the word is not finished yet. */
  readonly beginning: string
}

/** The word itself. */
export function exactly({ stem }: Pick<WordTerms, 'stem'>): Clause {
  return { term: stem, match: 'exact' }
}

// Each file of a beginning is a request; what is left out is found once more of the word is typed.
const MOST_FILES = 5

/** Every word that begins so, as far as a question of so many words may look. */
export function beginsWith({ beginning }: WordTerms, words: number): Clause {
  return { term: beginning, match: 'prefix', mostFiles: Math.max(2, MOST_FILES - words) }
}

/** What else a finished word stands for: `1.2` for `1.2.3`, all others for themselves. */
export function goesOn(word: WordTerms): Clause {
  return isVersionNumber(word.stem) ? { term: `${word.stem}.`, match: 'prefix' } : exactly(word)
}
