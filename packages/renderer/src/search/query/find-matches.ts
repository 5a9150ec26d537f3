import { type Analyzer, lowerWords } from '../language/create-analyzer.js'
import { findHyphenatedNames } from '../language/hyphenated-name.js'
import { type Clause, isWithinOneEdit } from './expand-clause.js'

/** A matched word of a text. */
export interface TextMatch {
  readonly start: number
  readonly end: number
  /** Index of the matching clause. */
  readonly clause: number
}

/**
 * The words of a text that match a clause, in order; a code identifier is one word. If the text contains a hyphenated
 * name of the query, the name's words are not matched elsewhere.
 */
export function findMatches(text: string, clauses: readonly Clause[], analyzer: Analyzer): TextMatch[] {
  const findClause = (word: string): number => {
    const terms = analyzer.termsOf(word)
    return clauses.findIndex((candidate) => terms.some((term) => matchesTerm(candidate, term)))
  }
  const words = findWords(text, findClause, analyzer)
  const names = clauses.some(({ term }) => term.includes('-')) ? findNames(text, findClause) : []
  if (names.length === 0) return words
  const isInName = ({ start }: TextMatch): boolean => names.some((name) => start >= name.start && start < name.end)
  const inNames = new Set(words.filter(isInName).map(({ clause }) => clause))
  return [...names, ...words.filter(({ clause }) => !inNames.has(clause))].sort((a, b) => a.start - b.start)
}

/** Index of the clause that matches a word, or -1. */
type FindClause = (word: string) => number

function findNames(text: string, findClause: FindClause): TextMatch[] {
  let at = 0
  return findHyphenatedNames(text).flatMap((name) => {
    const start = text.indexOf(name, at)
    at = start + name.length
    const clause = findClause(name)
    return clause === -1 ? [] : [{ start, end: at, clause }]
  })
}

function findWords(text: string, findClause: FindClause, analyzer: Analyzer): TextMatch[] {
  const matches: TextMatch[] = []
  for (const { 0: raw, index } of text.matchAll(/[^\s-]+/g)) {
    if (findClause(raw) === -1) continue
    let at = 0
    // Text between two spaces has several words only in scripts without spaces.
    for (const word of analyzer.wordsOf(raw)) {
      const start = raw.indexOf(word, at)
      at = start + word.length
      const clause = findClause(word)
      if (clause !== -1) matches.push({ start: index + start, end: index + at, clause })
    }
  }
  return matches
}

function matchesTerm({ term: clauseTerm, match }: Clause, term: string): boolean {
  if (match === 'prefix') return term.startsWith(clauseTerm)
  return match === 'exact' ? term === clauseTerm : isWithinOneEdit(term, clauseTerm)
}

/** Whether words appear consecutively in a text. */
export function hasPhrase(text: string, phrase: readonly string[], analyzer: Analyzer): boolean {
  return ` ${lowerWords(text, analyzer).join(' ')} `.includes(` ${phrase.join(' ')} `)
}
