import type { Posting } from './decode-postings.js'
import { findSimilar } from './find-similar.js'
import type { OpenIndex, SpellingSide } from './open-index.js'
import { afterPrefix, afterTerm } from './terms-with-prefix.js'

/** A word of a query, as a clause of a Lunr query. */
export interface Clause {
  readonly term: string
  /**
   * `exact`: the term itself; `prefix`: every term with this prefix; `similar`: every term within an edit distance of
   * one.
   */
  readonly match: 'exact' | 'prefix' | 'similar'
  /** The table to search for similar terms; both directions if absent. */
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
      const found = await Promise.all(similar.map((word) => index.findTerms(list, word, afterTerm(word))))
      return new Map(found.flatMap((terms) => [...terms]))
    }
  }
}
