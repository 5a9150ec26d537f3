import { afterPrefix, afterTerm } from './after-prefix.js'
import type { Posting } from './decode-postings.js'
import { findSimilar } from './find-similar.js'
import type { OpenIndex, SpellingSide } from './open-index.js'

/** One word that is looked for, as a clause of a Lunr query would ask for it. */
export interface Clause {
  readonly term: string
  /** `exact`: the term itself; `prefix`: every term that begins with it; `similar`: every term that is at most one slip away. */
  readonly match: 'exact' | 'prefix' | 'similar'
  /** Where similar terms are looked for; by both ends where absent. */
  readonly side?: SpellingSide
  /** How many files are read of a prefix; all where absent. */
  readonly mostFiles?: number
}

/** The terms of a list that a clause stands for, with their postings. */
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
      const found = await Promise.all(similar.map((word) => index.findTerms(list, word, afterTerm(word))))
      return new Map(found.flatMap((terms) => [...terms]))
    }
  }
}
