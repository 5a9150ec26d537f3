import type { CardView } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import type { DocFacts, GeneratedIndexFacts, PageUrl } from './doc.js'
import { createUrl } from './routes/create-url.js'
import { joinRoute } from './routes/resolve-slug.js'

/** How a list is split into pages. */
export interface Paging {
  /** Route of the first page. */
  readonly route: string
  /** Number of docs on a page. */
  readonly size: number
  /** Path between the route and the number of a page, such as `page`. */
  readonly pagePath: string
  readonly config: Config
  readonly toCard: (doc: DocFacts) => CardView
}

/** Splits a list into pages: the first page at `route`, all other pages below it; one page if the list is empty. */
export function splitList(
  docs: readonly DocFacts[],
  facts: Omit<GeneratedIndexFacts, 'cards' | keyof PageUrl>,
  { route, size, pagePath, config, toCard }: Paging,
): GeneratedIndexFacts[] {
  const count = Math.max(1, Math.ceil(docs.length / size))
  const urlOf = (page: number): PageUrl =>
    createUrl(joinRoute(page === 1 ? route : `${route}/${pagePath}/${page}`), config)
  return Array.from({ length: count }, (_, index) => ({
    ...facts,
    ...urlOf(index + 1),
    cards: docs.slice(index * size, (index + 1) * size).map(toCard),
    ...(index > 0 && { newer: urlOf(index) }),
    ...(index + 1 < count && { older: urlOf(index + 2) }),
  }))
}
