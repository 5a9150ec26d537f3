import type { Analyzer } from './create-analyzer.js'
import type { Clause } from './expand-clause.js'
import { findMatches } from './find-matches.js'

/** A question, and what it was answered by. */
export interface AnsweredQuestion {
  /** Its words in lower case, stop words left out. */
  readonly words: readonly string[]
  /** The same with names that have hyphens whole, where there are any. */
  readonly wordsAndNames?: readonly string[]
  readonly clauses: readonly Clause[]
  readonly analyzer: Analyzer
}

/**
 * The words to mark on a page that was found: those of the question, and where one does not stand in the texts of the hit,
 * because it was misspelt or has another ending there, the words that it was found by.
 */
export function findWordsToMark(
  texts: readonly string[],
  { words, wordsAndNames = words, clauses, analyzer }: AnsweredQuestion,
): readonly string[] {
  const lower = texts.map((text) => text.toLowerCase())
  const areThere = (all: readonly string[]): boolean => all.every((word) => lower.some((text) => text.includes(word)))
  if (areThere(wordsAndNames)) return wordsAndNames
  if (areThere(words)) return words
  // With their capitals: names of code are cut at them.
  const found = texts.flatMap((text) =>
    findMatches(text, clauses, analyzer).map(({ start, end }) => text.slice(start, end).toLowerCase()),
  )
  const marked = [...words]
  // What marks `refund` marks the beginning of `refunds`, too.
  for (const word of found.sort((a, b) => a.length - b.length)) {
    if (!marked.some((other) => word.includes(other))) marked.push(word)
  }
  return marked
}
