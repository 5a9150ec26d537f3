import type { OpenIndex } from './open-index.js'
import type { PageCard } from './page-card.js'

/** A part of the site that contains found pages. */
export interface FoundSection {
  /** Names of the pages' ancestors that it has in common, outermost first. */
  readonly trail: readonly string[]
  /** Number of found pages. */
  readonly pages: number
}

// With fewer parts, the next level of the breadcrumbs is more useful.
const FEWEST = 3
const DEEPEST = 3

/**
 * The parts of the site that contain pages, those with the most first: by the first level of their trails that
 * distinguishes enough of them. Empty if a list would not help.
 */
export function listSections(cards: readonly Pick<PageCard, 'b'>[]): readonly FoundSection[] {
  let sections: readonly FoundSection[] = []
  for (let depth = 1; depth <= DEEPEST && sections.length < FEWEST; depth++) {
    const deeper = countSections(cards, depth)
    if (deeper.length > sections.length) sections = deeper
  }
  return sections.length > 1 ? sections : []
}

function countSections(cards: readonly Pick<PageCard, 'b'>[], depth: number): FoundSection[] {
  const counts = new Map<string, FoundSection>()
  for (const { b } of cards) {
    const trail = b.slice(0, depth)
    const key = JSON.stringify(trail)
    if (trail.length > 0) counts.set(key, { trail, pages: (counts.get(key)?.pages ?? 0) + 1 })
  }
  return [...counts.values()].sort((a, b) => b.pages - a.pages)
}

/** Whether a page is in a part of the site. */
export function isInSection({ b }: Pick<PageCard, 'b'>, section: readonly string[]): boolean {
  return section.every((name, level) => b[level] === name)
}

/** The cards of pages, if reading them costs no request. */
export async function readCardsIfCheap(
  pages: readonly number[],
  { root, readCard }: OpenIndex,
): Promise<ReadonlyMap<number, PageCard> | undefined> {
  if (root.cards.names !== '') return undefined
  return new Map(await Promise.all(pages.map(async (page) => [page, await readCard(page)] as const)))
}
