import type { Posting } from '../decode-postings.js'
import { isVersionNumber } from '../language/create-analyzer.js'
import type { OpenIndex, SpellingSide } from '../open-index.js'

/** A word of a query, as a clause of a Lunr query. */
export interface Clause {
  readonly term: string
  /**
   * `exact`: the term itself; `prefix`: every term with this prefix; `similar`: every term within an edit distance of
   * one.
   */
  readonly match: 'exact' | 'prefix' | 'similar'
  /** Where to look up similar terms; `forward` and `backward` if absent. */
  readonly side?: SpellingSide
  /** Maximum number of files to read for a prefix; all if absent. */
  readonly mostFiles?: number
}

/** The terms of a list that match a clause, with their postings. */
export async function expandClause(
  { term, match, side, mostFiles }: Clause,
  list: number,
  index: OpenIndex,
): Promise<ReadonlyMap<string, readonly Posting[]>> {
  switch (match) {
    case 'exact':
      return index.findTerms(list, term, afterTerm(term))
    case 'prefix':
      return index.findTerms(list, term, afterPrefix(term), mostFiles)
    case 'similar': {
      const similar = await findSimilar(term, index, side && [side])
      const termMaps = await Promise.all(similar.map((word) => index.findTerms(list, word, afterTerm(word))))
      return new Map(termMaps.flatMap((terms) => [...terms]))
    }
  }
}

/** The terms with which a word of a query is compared. */
export interface WordTerms {
  readonly stem: string
  /** Prefix of matching terms if the word is incomplete. */
  readonly beginning: string
}

/** Matches the word itself. */
export function asExact({ stem }: Pick<WordTerms, 'stem'>): Clause {
  return { term: stem, match: 'exact' }
}

// Maximum number of files to read for a prefix. Each file is a request. Omitted terms are found once the reader types
// more letters.
const MAX_FILES = 5

/**
 * Matches words with this prefix. It reads at most as many files as the prefix has letters: nearly every file has words
 * with a given first letter, and readers continue typing. With more words in the query, it reads fewer files per word.
 */
export function asBeginning({ beginning }: WordTerms, words: number): Clause {
  return { term: beginning, match: 'prefix', mostFiles: Math.min(beginning.length, Math.max(2, MAX_FILES - words)) }
}

/**
 * Matches terms that continue a version number: `1.2.3` for `1.2`, but not `1.2` itself. Matches other words exactly.
 */
export function asPrefix(word: WordTerms): Clause {
  return isVersionNumber(word.stem) ? { term: `${word.stem}.`, match: 'prefix' } : asExact(word)
}

/** A string above every string with a given prefix. */
function afterPrefix(prefix: string): string {
  return `${prefix}\uffff`
}

/** The lowest string above a term: strings below it are the term itself or lower. */
export function afterTerm(term: string): string {
  return `${term}\u0000`
}

/**
 * The terms of an index within one edit of a word: one letter inserted, deleted, replaced, or two swapped. One edit
 * leaves the beginning or the end intact, so only terms with the same beginning or the same end are read; without all
 * `sides`, only some of these terms are read.
 */
export async function findSimilar(
  word: string,
  index: OpenIndex,
  sides: readonly SpellingSide[] = ['forward', 'backward'],
): Promise<string[]> {
  const sameStart = Math.ceil((word.length - 1) / 2)
  const sameEnd = word.length - 1 - sameStart
  const start = word.slice(0, sameStart)
  const end = reverse(word.slice(word.length - sameEnd))
  const [near, starting, ending] = await Promise.all([
    sides.includes('near') ? index.listNeighbors(word) : [],
    sides.includes('forward') ? index.listTerms('forward', start, afterPrefix(start)) : [],
    sides.includes('backward') ? index.listTerms('backward', end, afterPrefix(end)) : [],
  ])
  const terms = new Set([...near, ...starting, ...ending.map(reverse)])
  return [...terms].filter((term) => isWithinOneEdit(term, word)).sort()
}

/** A term reversed, by code point. */
export function reverse(term: string): string {
  return [...term].reverse().join('')
}

/** Whether two words are equal, or one insertion, deletion, substitution or swap of adjacent letters apart. */
export function isWithinOneEdit(a: string, b: string): boolean {
  if (a === b) return true
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  if (a.length > b.length) return a.slice(start + 1) === b.slice(start)
  if (a.length < b.length) return a.slice(start) === b.slice(start + 1)
  if (a.slice(start + 1) === b.slice(start + 1)) return true
  return a[start] === b[start + 1] && a[start + 1] === b[start] && a.slice(start + 2) === b.slice(start + 2)
}
