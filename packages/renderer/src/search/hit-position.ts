import type { HitType } from './search-list.js'

/** A position in the site that matches a query. */
export interface FoundPlace {
  readonly type: HitType
  readonly page: number
  readonly section: number
  readonly score: number
  /** True if found by a whole hyphenated name, not only by its words. */
  readonly isNamed?: boolean
}
