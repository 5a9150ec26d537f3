import type { Posting } from './decode-postings.js'
import type { OpenIndex } from './open-index.js'
import { inverseFrequency, weighTerm } from './weigh-term.js'

/** Takes the postings of one term and gives what the term weighs in each of them, in thousandths. */
export type Scale = (postings: readonly Posting[]) => (posting: Posting) => number

/** A scale for one list. `lengthOf` is asked where a posting does not say how long its document is. */
export function createScale(
  { root }: OpenIndex,
  list: number,
  lengthOf: (page: number, section: number) => number,
): Scale {
  const totals = root.totals[list] ?? { documents: 0, length: 0 }
  return (postings) => {
    const rarity = inverseFrequency(postings.length, totals)
    return ({ page, section, count, length = lengthOf(page, section) }) => weighTerm(rarity, { count, length }, totals)
  }
}
