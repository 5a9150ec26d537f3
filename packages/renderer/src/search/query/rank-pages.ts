import { createTermScorer } from '../create-term-scorer.js'
import type { Posting } from '../decode-postings.js'
import type { IndexRoot } from '../index-root.js'
import type { OpenIndex } from '../open-index.js'
import { HEAD_LISTS, LISTS, type SearchMatch } from '../search-document.js'
import { type Clause, expandClause } from './expand-clause.js'

/** A query to whole pages. */
export interface PageQuery {
  readonly clauses: readonly Clause[]
  readonly limit: number
  readonly accepts: (page: number) => boolean
  /**
   * True to find only pages with every word; false to find also pages with some of them, preferably with rare words.
   */
  readonly isWhole: boolean
}

// Weight of a word in each list relative to the same word in the content, in the order of `LISTS`.
const LIST_WEIGHTS = [10, 4, 4, 4, 1]
// Factor for a word that appears in more than one list before the content, for all lists but the best.
const REPEAT_SHARE = 0.5
// Factors for a word in one, two and three sections of the content.
const SECTION_SHARES = [1, 0.5, 0.25]

/**
 * Finds pages that contain the words anywhere: some in the title, some in a section. Each is represented by its best
 * section.
 */
export async function rankPages(query: PageQuery, index: OpenIndex): Promise<SearchMatch[]> {
  const { clauses, limit } = query
  const lists = await Promise.all(
    LISTS.map((_, list) => Promise.all(clauses.map((clause) => expandClause(clause, list, index)))),
  )
  const chosen = choosePages(measureCoverage(lists, query, index.root), query)
  if (chosen.size === 0) return []
  const pages = new Map([...chosen].map(([page, coverage]) => [page, createPageScore(page, clauses.length, coverage)]))
  for (const [list, expanded] of lists.entries()) {
    const scoreOf = createTermScorer(index, list)
    for (const [word, terms] of expanded.entries()) {
      for (const postings of terms.values()) {
        const weightOf = scoreOf(postings)
        for (const posting of postings) pages.get(posting.page)?.add(list, word, posting.section, weightOf(posting))
      }
    }
  }
  return [...pages.values()]
    .map((page) => page.finish())
    .sort((a, b) => b.score - a.score || a.page - b.page)
    .slice(0, limit)
}

type Expanded = readonly ReadonlyMap<string, readonly Posting[]>[]

/** The share of the words that each page contains, from 0 to 1; the rarer a word is, the more it counts. */
function measureCoverage(
  lists: readonly Expanded[],
  { clauses }: Pick<PageQuery, 'clauses'>,
  { pages }: Pick<IndexRoot, 'pages'>,
): Float64Array {
  const sums = new Float64Array(pages)
  let total = 0
  for (let word = 0; word < clauses.length; word++) {
    const found = new Set<number>()
    for (const expanded of lists) {
      for (const postings of expanded[word]?.values() ?? []) for (const { page } of postings) found.add(page)
    }
    const rarity = Math.log(1 + (pages + 0.5) / (found.size + 0.5))
    total += rarity
    for (const page of found) sums[page] = (sums[page] ?? 0) + rarity
  }
  return sums.map((sum) => sum / total)
}

// The coverage of a page with every word: sums of shares are not exact.
const ALL = 1 - 1e-9
// Minimum coverage of a page with some of the words.
const LEAST_COVERAGE = 0.3

/** The pages to score, and their coverage. */
function choosePages(coverages: Float64Array, { accepts, isWhole }: PageQuery): Map<number, number> {
  const least = isWhole ? ALL : LEAST_COVERAGE
  const chosen = new Map<number, number>()
  for (const [page, coverage] of coverages.entries()) {
    if (coverage >= least && accepts(page)) chosen.set(page, coverage)
  }
  return chosen
}

/** The score of a page, summed over its sections. */
interface PageScore {
  readonly add: (list: number, word: number, section: number, weight: number) => void
  readonly finish: () => SearchMatch
}

function createPageScore(page: number, words: number, coverage: number): PageScore {
  const perWord = new Map<number, WordScores>()
  const sections = new Map<number, { score: number; readonly words: Set<number>; list: number }>()
  return {
    add: (list, word, section, weight) => {
      const score = weight * (LIST_WEIGHTS[list] ?? 1)
      const wordScores = perWord.get(word) ?? { heads: LIST_WEIGHTS.map(() => 0), texts: [] }
      perWord.set(word, wordScores)
      if (list < HEAD_LISTS) wordScores.heads[list] = Math.max(wordScores.heads[list] ?? 0, score)
      else wordScores.texts.push(score)
      const part = sections.get(section) ?? { score: 0, words: new Set(), list }
      sections.set(section, part)
      part.score += score
      part.words.add(word)
      part.list = Math.min(part.list, list)
    },
    finish: () => {
      const parts = [...sections].sort((a, b) => b[1].score - a[1].score || a[0] - b[0])
      const [section, best] = parts[0] ?? [0, undefined]
      const type = LISTS[best?.list ?? 0] ?? 'Title'
      const sum = [...perWord.values()].reduce((total, word) => total + wordScore(word), 0)
      // Words in one section mean more than words scattered over the page.
      const together = Math.max(...parts.map(([, part]) => part.words.size)) / words
      return { type, page, section, score: (sum * (1 + together) * Math.sqrt(coverage)) / 1000 }
    },
  }
}

/** The score of one word in one page: per list before the content, and per section. */
interface WordScores {
  readonly heads: number[]
  readonly texts: number[]
}

function wordScore({ heads, texts }: WordScores): number {
  const [best = 0, ...others] = descending(heads)
  const inText = descending(texts).reduce((sum, score, index) => sum + score * (SECTION_SHARES[index] ?? 0), 0)
  return best + REPEAT_SHARE * others.reduce((sum, score) => sum + score, 0) + inText
}

function descending(values: readonly number[]): number[] {
  return [...values].sort((a, b) => b - a)
}
