import type { Section } from '../contract/index.js'

/** A page as the search indexes it. */
export interface SearchDocument {
  readonly title: string
  /** URL of the page, relative to the base of its index. */
  readonly address: string
  /** Names of the page's ancestors, outermost first, without the page itself. */
  readonly trail: readonly string[]
  readonly description: string
  readonly keywords: readonly string[]
  readonly sections: readonly Section[]
}
