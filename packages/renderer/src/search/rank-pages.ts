import type { Posting } from './decode-postings.js'
import { type Clause, expandClause } from './expand-clause.js'
import type { FoundPlace } from './found-place.js'
import type { OpenIndex } from './open-index.js'
import { createScale } from './rank-documents.js'
import { LISTS } from './search-list.js'

/** A question to whole pages. */
export interface PageQuery {
  readonly clauses: readonly Clause[]
  readonly limit: number
  readonly accepts: (page: number) => boolean
  /** True where only pages with every word are wanted. */
  readonly isWhole: boolean
}

// What a word in a list is worth beside the same word in a text, in the order of `LISTS`.
const WORTH = [6, 3, 3, 3, 1]

/** Finds pages that have the words anywhere: some in the title, some in a section. Pages with more of the words come first, and each is shown by its best section. */
export async function rankPages(query: PageQuery, index: OpenIndex): Promise<FoundPlace[]> {
  const { clauses, limit } = query
  const lists = await Promise.all(
    LISTS.map((_, list) => Promise.all(clauses.map((clause) => expandClause(clause, list, index)))),
  )
  const chosen = choosePages(countWords(lists, query.accepts), query)
  if (chosen.size === 0) return []
  const pages = new Map([...chosen].map(([page, words]) => [page, createPageScore(page, words)]))
  for (const [list, expanded] of lists.entries()) {
    const weigh = await createScale(index, list, new Set(pages.keys()))
    for (const [word, terms] of expanded.entries()) {
      for (const postings of terms.values()) {
        const weightOf = weigh(postings)
        for (const posting of postings) pages.get(posting.page)?.add(list, word, posting.section, weightOf(posting))
      }
    }
  }
  return [...pages.values()]
    .map((page) => ({ words: page.words, place: page.finish() }))
    .sort((a, b) => b.words - a.words || b.place.score - a.place.score || a.place.page - b.place.page)
    .slice(0, limit)
    .map(({ place }) => place)
}

type Expanded = readonly ReadonlyMap<string, readonly Posting[]>[]

/** Page → how many of the words it has. */
function countWords(lists: readonly Expanded[], accepts: (page: number) => boolean): Map<number, number> {
  const words = new Map<number, Set<number>>()
  for (const expanded of lists) {
    for (const [word, terms] of expanded.entries()) {
      for (const postings of terms.values()) {
        for (const { page } of postings) {
          const known = words.get(page)
          if (known) known.add(word)
          else if (accepts(page)) words.set(page, new Set([word]))
        }
      }
    }
  }
  return new Map([...words].map(([page, known]) => [page, known.size]))
}

/** The pages that are worth weighing: those with the most words, and as many with fewer as it takes to have enough. */
function choosePages(words: ReadonlyMap<number, number>, { clauses, limit, isWhole }: PageQuery): Map<number, number> {
  const least = isWhole ? clauses.length : Math.ceil(clauses.length / 2)
  const chosen = new Map<number, number>()
  for (let wanted = clauses.length; wanted >= least && chosen.size < limit; wanted--) {
    for (const [page, count] of words) if (count === wanted) chosen.set(page, count)
  }
  return chosen
}

/** What one page is worth, added up place by place. */
interface PageScore {
  readonly words: number
  readonly add: (list: number, word: number, section: number, weight: number) => void
  readonly finish: () => FoundPlace
}

function createPageScore(page: number, words: number): PageScore {
  const best = new Map<number, number>()
  const sections = new Map<number, number>()
  const headings = new Set<number>()
  return {
    words,
    add: (list, word, section, weight) => {
      const worth = weight * (WORTH[list] ?? 1)
      best.set(word, Math.max(best.get(word) ?? 0, worth))
      sections.set(section, (sections.get(section) ?? 0) + worth)
      if (LISTS[list] === 'Heading') headings.add(section)
    },
    finish: () => {
      const [section = 0] = [...sections].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0] ?? []
      const type = section === 0 ? 'Title' : headings.has(section) ? 'Heading' : 'Content'
      return { type, page, section, score: [...best.values()].reduce((sum, worth) => sum + worth, 0) / 1000 }
    },
  }
}
