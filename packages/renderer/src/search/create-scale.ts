import type { Posting } from './decode-postings.js'
import type { OpenIndex } from './open-index.js'
import { inverseFrequency, weighTerm } from './weigh-term.js'

/** Takes the postings of one term and returns a function for the term's weight in each of them, in thousandths. */
export type Scale = (postings: readonly Posting[]) => (posting: Posting) => number

/**
 * A scale for one list. All contents count as equally long: their lengths would be a larger download than everything
 * else.
 */
export function createScale({ root }: OpenIndex, list: number): Scale {
  const totals = root.totals[list] ?? { documents: 1, length: 0 }
  const average = totals.length / totals.documents
  return (postings) => {
    const rarity = inverseFrequency(postings.length, totals)
    return ({ count, length = average }) => weighTerm(rarity, { count, length }, totals)
  }
}
