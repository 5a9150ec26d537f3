import { createTermScorer } from '../create-term-scorer.js'
import type { Posting } from '../decode-postings.js'
import type { OpenIndex } from '../open-index.js'
import { type Clause, expandClause } from './expand-clause.js'

/** A query to one list: documents that match every clause. */
export interface ListQuery {
  readonly clauses: readonly Clause[]
  /** Index into `LISTS`. */
  readonly list: number
  /** Whether a page may be found. */
  readonly accepts: (page: number) => boolean
}

/** A found document. */
export interface RankedDocument {
  readonly page: number
  readonly section: number
  /** Lunr's score. */
  readonly score: number
}

/**
 * Returns the documents that match every clause, best first; documents with the same score have document order. The
 * result equals the result of Lunr if every clause is required.
 */
export async function rankDocuments(query: ListQuery, index: OpenIndex): Promise<RankedDocument[]> {
  const { clauses, list, accepts } = query
  const expanded = await Promise.all(clauses.map((clause) => expandClause(clause, list, index)))
  const matching = intersect(expanded.map(collectDocuments))
  const documents = [...matching].map(documentOf).filter(({ page }) => accepts(page))
  if (documents.length === 0) return []
  const scoreOf = createTermScorer(index, list)
  // A term that matches two clauses counts twice, as in Lunr's query vector.
  const boosts = new Map<string, { boost: number; postings: readonly Posting[] }>()
  for (const terms of expanded) {
    for (const [term, postings] of terms) boosts.set(term, { boost: (boosts.get(term)?.boost ?? 0) + 1, postings })
  }
  const sums = new Map(documents.map(({ page, section }) => [keyOf(page, section), 0]))
  let squares = 0
  for (const { boost, postings } of boosts.values()) {
    squares += boost * boost
    const weightOf = scoreOf(postings)
    for (const posting of postings) {
      const key = keyOf(posting.page, posting.section)
      const sum = sums.get(key)
      if (sum !== undefined) sums.set(key, sum + boost * weightOf(posting))
    }
  }
  const magnitude = Math.sqrt(squares)
  return documents
    .map(({ page, section }) => ({
      page,
      section,
      sum: sums.get(keyOf(page, section)) ?? 0,
    }))
    .sort((a, b) => b.sum - a.sum || a.page - b.page || a.section - b.section)
    .map(({ page, section, sum }) => ({ page, section, score: sum / 1000 / magnitude }))
}

// More sections than a page can have, so that one number identifies a document.
const SECTIONS = 2 ** 20

function keyOf(page: number, section: number): number {
  return page * SECTIONS + section
}

function documentOf(key: number): { readonly page: number; readonly section: number } {
  return { page: Math.floor(key / SECTIONS), section: key % SECTIONS }
}

function collectDocuments(terms: ReadonlyMap<string, readonly Posting[]>): Set<number> {
  const documents = new Set<number>()
  for (const postings of terms.values()) for (const { page, section } of postings) documents.add(keyOf(page, section))
  return documents
}

function intersect([first, ...others]: readonly Set<number>[]): Set<number> {
  if (!first) return new Set()
  return new Set([...first].filter((key) => others.every((set) => set.has(key))))
}
