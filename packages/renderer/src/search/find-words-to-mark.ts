import type { Analyzer } from './create-analyzer.js'
import type { Clause } from './expand-clause.js'
import { findMatches } from './find-matches.js'

/** A query and the clauses that found its results. */
export interface AnsweredQuestion {
  /** Its words in lower case, without stop words. */
  readonly words: readonly string[]
  /** The same with hyphenated names whole, if there are any. */
  readonly wordsAndNames?: readonly string[]
  readonly clauses: readonly Clause[]
  readonly analyzer: Analyzer
}

/**
 * The words to mark on a found page: those of the query. If one does not appear in the texts of the hit, because it was
 * misspelt or is inflected there, the words that matched it instead.
 */
export function findWordsToMark(
  texts: readonly string[],
  { words, wordsAndNames = words, clauses, analyzer }: AnsweredQuestion,
): readonly string[] {
  const lower = texts.map((text) => text.toLowerCase())
  const areThere = (all: readonly string[]): boolean => all.every((word) => lower.some((text) => text.includes(word)))
  if (areThere(wordsAndNames)) return wordsAndNames
  if (areThere(words)) return words
  // In original case, because code identifiers are split at capitals.
  const found = texts.flatMap((text) =>
    findMatches(text, clauses, analyzer).map(({ start, end }) => text.slice(start, end).toLowerCase()),
  )
  const marked = [...words]
  // Marking `refund` also marks the beginning of `refunds`.
  for (const word of found.sort((a, b) => a.length - b.length)) {
    if (!marked.some((other) => word.includes(other))) marked.push(word)
  }
  return marked
}
