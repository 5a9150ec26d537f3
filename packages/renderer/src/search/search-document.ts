import type { Section } from '../contract/index.js'

/** A page as search sees it. */
export interface SearchDocument {
  readonly title: string
  /** Address of the page, relative to the base of its index. */
  readonly address: string
  /** What a reader goes through to the page, outermost first, the page itself left out. */
  readonly trail: readonly string[]
  readonly description: string
  readonly keywords: readonly string[]
  readonly sections: readonly Section[]
}
