import type { OpenIndex } from '../open-index.js'
import type { PageCard } from '../page-card.js'

/** A part of the site that contains found pages. */
export interface SectionCount {
  /** Names of the ancestors that the pages have in common, outermost first. */
  readonly breadcrumbs: readonly string[]
  /** Number of found pages. */
  readonly pages: number
}

// With fewer parts, the next level of the breadcrumbs is more useful.
const MIN_COUNT = 3
const MAX_DEPTH = 3

/**
 * Lists the parts of the site that contain pages, the part with the most pages first. Uses the first level of the
 * breadcrumbs with enough parts, otherwise the level with the most parts. Empty if there is only one part.
 */
export function listSections(cards: readonly Pick<PageCard, 'b'>[]): readonly SectionCount[] {
  let sections: readonly SectionCount[] = []
  for (let depth = 1; depth <= MAX_DEPTH && sections.length < MIN_COUNT; depth++) {
    const deeper = countSections(cards, depth)
    if (deeper.length > sections.length) sections = deeper
  }
  return sections.length > 1 ? sections : []
}

function countSections(cards: readonly Pick<PageCard, 'b'>[], depth: number): SectionCount[] {
  const counts = new Map<string, SectionCount>()
  for (const { b } of cards) {
    const breadcrumbs = b.slice(0, depth)
    const key = JSON.stringify(breadcrumbs)
    if (breadcrumbs.length > 0) counts.set(key, { breadcrumbs, pages: (counts.get(key)?.pages ?? 0) + 1 })
  }
  return [...counts.values()].sort((a, b) => b.pages - a.pages)
}

/** Whether a page is in a part of the site. */
export function isInSection({ b }: Pick<PageCard, 'b'>, section: readonly string[]): boolean {
  return section.every((name, level) => b[level] === name)
}

// A query reads the cards of the hits that it shows in any case.
const MAX_FILES = 8

/** The cards of pages, if a few files contain them; otherwise `undefined`. */
export async function readCardsIfCheap(
  pages: readonly number[],
  index: OpenIndex,
): Promise<ReadonlyMap<number, PageCard> | undefined> {
  const { names, size } = index.root.cards
  // Without names, the root contains all cards.
  const files = new Set(pages.map((page) => names && Math.floor(page / size)))
  return files.size > MAX_FILES ? undefined : readCards(pages, index)
}

/** The cards of pages, no matter how many files contain them. */
export async function readCards(
  pages: readonly number[],
  { readCard }: Pick<OpenIndex, 'readCard'>,
): Promise<ReadonlyMap<number, PageCard>> {
  return new Map(await Promise.all(pages.map(async (page) => [page, await readCard(page)] as const)))
}
