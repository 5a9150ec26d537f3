import type { HitType } from './search-list.js'

/** A place in the site that answers a question. */
export interface FoundPlace {
  readonly type: HitType
  readonly page: number
  readonly section: number
  readonly score: number
  /** True where it was found by a name with hyphens whole, not only by the words in it. */
  readonly isNamed?: boolean
}
