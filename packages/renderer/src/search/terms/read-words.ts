import { HASH_SEED, hashUnit } from '../hash-word.js'
import type { Analyzer } from '../language/create-analyzer.js'
import { NumberList } from './number-list.js'
import { WordTable } from './word-table.js'

/** Reads the words of texts, and calls the analyzer once for each distinct word. */
export interface WordReader {
  /** The words of a text, in order, valid until the next call: two words with the same number have the same terms. */
  readonly read: (text: string) => NumberList
  /** The numbers of the terms of a word that was read. */
  readonly termsOf: (word: number) => readonly number[]
}

/** Replaces a hyphen at which texts must not be split. It occurs in no text, because it is a noncharacter. */
export const WHOLE_HYPHEN = '\ufffe'

// As in the analyzer, which ignores longer words.
const MAX_LENGTH = 64
const HYPHEN = 0x2d
const NONE = -1
const NO_TERMS: readonly number[] = []

/** Creates a reader for one language; `numberTerm` returns the number of a term. */
export function createWordReader(
  analyzer: Pick<Analyzer, 'termsOf'>,
  numberTerm: (term: string) => number,
): WordReader {
  const words = new WordTable()
  /** Word as written → the word with the same terms: in lower case and without punctuation, or itself. */
  const meanings = new NumberList()
  const termsByWord: (readonly number[])[] = []
  const found = new NumberList()

  /**
   * Finds the word with the same terms as a new word. Most new words are earlier words with punctuation or a capital,
   * for which the analyzer is not called again, or numbers, which are their own terms.
   */
  const addWord = (written: string, word: number): void => {
    const plain = written.slice(0, plainLength(written)).toLowerCase()
    const meaning = plain === '' ? word : words.internText(plain)
    meanings.fill(words.count, NONE)
    meanings.set(word, meaning)
    // A word that appeared before has a lower number, and its terms are cached.
    if (meaning < word) return
    meanings.set(meaning, meaning)
    const isNumber = plain !== '' && isDigit(plain.charCodeAt(0))
    const terms = isNumber ? [plain] : analyzer.termsOf(written.replaceAll(WHOLE_HYPHEN, '-'))
    termsByWord[meaning] = terms.map(numberTerm)
  }

  return {
    termsOf: (word) => termsByWord[word] ?? NO_TERMS,
    read: (text) => {
      found.length = 0
      let at = 0
      while (at < text.length) {
        let unit = text.charCodeAt(at)
        if (isBreak(unit)) {
          at++
          continue
        }
        const start = at
        let hash = HASH_SEED
        do {
          hash = hashUnit(hash, unit)
          if (++at === text.length) break
          unit = text.charCodeAt(at)
        } while (!isBreak(unit))
        const countBefore = words.count
        const word = words.intern(text, start, at, hash)
        if (word === countBefore) addWord(text.slice(start, at), word)
        found.push(meanings.get(word))
      }
      return found
    },
  }
}

/** Whether words end at a UTF-16 unit: white space, as in `\s`, or a hyphen. */
function isBreak(unit: number): boolean {
  if (unit <= 0x20) return unit === 0x20 || (unit >= 9 && unit <= 13)
  if (unit === HYPHEN) return true
  if (unit < 0xa0) return false
  if (unit === 0xa0 || unit === 0xfeff || unit === 0x1680 || unit === 0x3000) return true
  return unit >= 0x2000 && (unit <= 0x200a || unit === 0x2028 || unit === 0x2029 || unit === 0x202f || unit === 0x205f)
}

/**
 * Length of a plain word without the punctuation after it: English letters, all in lower case except possibly the
 * first, or digits with number signs between them. 0 for any other word.
 */
function plainLength(word: string): number {
  const match = /^(?:[A-Za-z][a-z]+|[a-z]|\d(?:[%,./:\d]*\d)?)(?=[!),.:;?]*$)/.exec(word)?.[0] ?? ''
  return match.length > MAX_LENGTH ? 0 : match.length
}

function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39
}
