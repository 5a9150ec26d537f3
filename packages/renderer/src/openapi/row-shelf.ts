import type { Hole, LinkUse, PropertyView, Text } from '../contract/index.js'
import type { Described } from './described.js'
import type { JsonObject } from './json-value.js'
import type { Mistake } from './mistake.js'

/** Rows of schemas with nothing inside them, as HTML: the same property is drawn once for all pages that show it. */
export interface RowShelf {
  /** Draws one row. */
  readonly print: (property: PropertyView, text: Text) => string
  /** What the rows were made from → their templates by what else decides how they look. */
  readonly templates: WeakMap<JsonObject, Map<string, RowTemplate>>
}

/** A row cut where each page has its own: its id, its descriptions, its holes. */
export interface RowTemplate {
  /** One more than `slots`. */
  readonly pieces: readonly string[]
  readonly slots: readonly RowSlot[]
  readonly descriptions: readonly Described[]
  readonly links: readonly LinkUse[]
  readonly mistakes: readonly Mistake[]
  /** For search: words, and descriptions by their index among the row's own. */
  readonly words: readonly (string | number)[]
}

/** What a page puts into a row. Indexes count among the row's own. */
export type RowSlot =
  | { readonly kind: 'id' }
  | { readonly kind: 'description'; readonly index: number }
  | { readonly kind: 'hole'; readonly hole: Hole }
