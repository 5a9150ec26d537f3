import type { ListTotals } from './merge-pages.js'

// Lunr's BM25 parameters.
const SATURATION = 1.2
const LENGTH_SHARE = 0.75

/** Inverse document frequency of a term in a list, as Lunr computes it. */
export function inverseFrequency(documentsWithTerm: number, { documents }: ListTotals): number {
  const odds = (documents - documentsWithTerm + 0.5) / (documentsWithTerm + 0.5)
  return Math.log(1 + Math.abs(odds))
}

/** The weight of a term in one document, in thousandths: the number that Lunr would store in the document's vector. */
export function weighTerm(
  rarity: number,
  { count, length }: { readonly count: number; readonly length: number },
  { documents, length: total }: ListTotals,
): number {
  const average = total / documents
  // In Lunr's order of operations, so that results are equal to the last bit.
  const score =
    (rarity * ((SATURATION + 1) * count)) /
    (SATURATION * (1 - LENGTH_SHARE + LENGTH_SHARE * (length / average)) + count)
  return Math.round(score * 1000)
}
