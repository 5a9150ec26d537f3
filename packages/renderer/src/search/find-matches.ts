import { type Analyzer, lowerWords } from './create-analyzer.js'
import type { Clause } from './expand-clause.js'
import { isWithinOneSlip } from './find-similar.js'

/** A word of a text that was looked for. */
export interface TextMatch {
  readonly start: number
  readonly end: number
  /** Index of the clause that it matches. */
  readonly clause: number
}

/** The words of a text that some clause stands for, in order; of a name of code the whole is one word. */
export function findMatches(text: string, clauses: readonly Clause[], analyzer: Analyzer): TextMatch[] {
  const matches: TextMatch[] = []
  const findClause = (word: string): number => {
    const terms = analyzer.termsOf(word)
    return clauses.findIndex((candidate) => terms.some((term) => standsFor(candidate, term)))
  }
  for (const { 0: raw, index } of text.matchAll(/[^\s-]+/g)) {
    if (findClause(raw) === -1) continue
    let at = 0
    // More than one only where words are written without spaces between them.
    for (const word of analyzer.wordsOf(raw)) {
      const start = raw.indexOf(word, at)
      at = start + word.length
      const clause = findClause(word)
      if (clause !== -1) matches.push({ start: index + start, end: index + at, clause })
    }
  }
  return matches
}

function standsFor({ term: wanted, match }: Clause, term: string): boolean {
  if (match === 'prefix') return term.startsWith(wanted)
  return match === 'exact' ? term === wanted : isWithinOneSlip(term, wanted)
}

/** Whether some words follow each other in a text. */
export function hasPhrase(text: string, phrase: readonly string[], analyzer: Analyzer): boolean {
  return ` ${lowerWords(text, analyzer).join(' ')} `.includes(` ${phrase.join(' ')} `)
}
