import type { Section } from '../contract/index.js'

/** A page as the search indexes it. */
export interface SearchDocument {
  readonly title: string
  /** URL of the page, relative to the base of its index. */
  readonly url: string
  /** Names of the page's ancestors, outermost first, without the page itself. */
  readonly breadcrumbs: readonly string[]
  readonly description: string
  readonly keywords: readonly string[]
  readonly sections: readonly Section[]
}

/** The lists of an index by rank: a hit in an earlier list precedes all hits in later lists. */
export const LISTS = ['Title', 'Heading', 'Description', 'Keywords', 'Content'] as const

/** The list that a hit was found in. */
export type HitType = (typeof LISTS)[number]

/** Number of lists before the content: they are stored together, because they are short and always searched first. */
export const HEAD_LISTS: number = LISTS.indexOf('Content')

/** A position in the site that matches a query. */
export interface SearchMatch {
  readonly type: HitType
  readonly page: number
  readonly section: number
  readonly score: number
  /** True if found by a whole hyphenated name, not only by its words. */
  readonly isNamed?: boolean
}
