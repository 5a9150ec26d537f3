import type { HitType } from './search-list.js'

/** A place in the site that answers a question. */
export interface FoundPlace {
  readonly type: HitType
  readonly page: number
  readonly section: number
  readonly score: number
}
