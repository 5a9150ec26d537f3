import type { Posting } from './decode-postings.js'
import type { ListTotals } from './merge-pages.js'
import type { OpenIndex } from './open-index.js'

/** Takes the postings of one term and returns a function for the term's weight in each of them, in thousandths. */
export type TermScorer = (postings: readonly Posting[]) => (posting: Posting) => number

/**
 * Creates the scorer of one search list. Documents of a list without lengths count as equally long: the lengths of all
 * page contents would be a large download.
 */
export function createTermScorer({ root }: OpenIndex, list: number): TermScorer {
  const totals = root.totals[list] ?? { documents: 1, length: 0 }
  const average = totals.length / totals.documents
  return (postings) => {
    const rarity = inverseFrequency(postings.length, totals)
    return ({ count, length = average }) => weighTerm(rarity, count, length / average)
  }
}

// Lunr's BM25 parameters.
const SATURATION = 1.2
const LENGTH_SHARE = 0.75

/** Inverse document frequency of a term in a list, as Lunr computes it. */
function inverseFrequency(documentsWithTerm: number, { documents }: ListTotals): number {
  const odds = (documents - documentsWithTerm + 0.5) / (documentsWithTerm + 0.5)
  return Math.log(1 + Math.abs(odds))
}

/**
 * The weight of a term in one document, in thousandths: the number that Lunr would store in the document's vector.
 * `relativeLength` is the length of the document as a share of the average.
 */
function weighTerm(rarity: number, count: number, relativeLength: number): number {
  // The operations have the same order as in Lunr, so that results are equal to the last bit.
  const score =
    (rarity * ((SATURATION + 1) * count)) / (SATURATION * (1 - LENGTH_SHARE + LENGTH_SHARE * relativeLength) + count)
  return Math.round(score * 1000)
}
