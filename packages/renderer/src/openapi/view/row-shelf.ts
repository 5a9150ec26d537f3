import type { Hole, LinkUse, NamedSchemaView, PropertyView, Text } from '../../contract/index.js'
import type { Mistake } from '../mistake.js'
import type { Described } from '../nouns/described.js'
import type { AskedSchemas } from '../schema/folded-schema.js'
import type { RowBudget } from './row-budget.js'

/** Side of the exchange: a request shows nothing read-only, a response nothing write-only. */
export type ShownSide = 'request' | 'response' | 'both'

/** Stands for a row's id in its template. No U+0000 comes from a document, so nothing in a row looks like it. */
export const OWN_ID = '\u0000i\u0000'

/** Stands for the id of a place around a row, which the page knows that the row gets into. */
export function placeToken(number: number): string {
  return `\u0000o${number}\u0000`
}

/** The number in such a token. */
export function placeNumber(token: string): number {
  return Number(token.slice(2, -1))
}

/** Rows of schemas as HTML with all that is inside them: the same property is drawn once for all pages that show it. */
export interface RowShelf {
  /** Draws one row that stands in `depth` others. */
  readonly print: (property: PropertyView, depth: number, text: Text) => string
  /** Draws a schema at the end of a page; absent where each page draws its own. */
  readonly printNamed?: (named: NamedSchemaView, text: Text) => string
  /** What the rows were made from → their templates by what else decides how they look. */
  readonly templates: WeakMap<object, Map<string, RowTemplate[]>>
}

/** A row cut where each page has its own: ids, descriptions, holes. Rows inside it are templates of their own, so that none is kept twice. */
export interface RowTemplate {
  /** One more than `slots`. */
  readonly pieces: readonly string[]
  readonly slots: readonly RowSlot[]
  /** Ids inside the row without the row's own before them, in the order in which they are taken. */
  readonly ids: readonly string[]
  readonly descriptions: readonly Described[]
  readonly links: readonly LinkUse[]
  readonly mistakes: readonly Mistake[]
  /** For search: words, and descriptions by their index among the row's own. */
  readonly words: readonly (string | number)[]
  /** For which pages it holds, as far as their room for folded schemas decides. */
  readonly asked: AskedSchemas
  /** For which pages it holds, as far as their number of rows decides. */
  readonly budget: RowBudget
  /** Identities of the schemas inside: each would be folded if it stood around the row, too. */
  readonly inside: ReadonlySet<string>
  /** Those of them that stand around the row. */
  readonly around: readonly string[]
  /** Present where something inside is for one side alone: the only side for which the row looks like this. */
  readonly side?: ShownSide
  /** False where it can't be put together again: it has ids or texts of a form that no template can vary. */
  readonly isFit: boolean
}

/** What a page puts into a row. Indexes count among the row's own. */
export type RowSlot =
  /** The row's id; where it begins an `id` of an element, `anchor` is what follows it there. */
  | { readonly kind: 'id'; readonly anchor?: string }
  /** The id of the place of a schema around the row, by its index in `around`. */
  | { readonly kind: 'around'; readonly index: number }
  | { readonly kind: 'description'; readonly index: number }
  | { readonly kind: 'hole'; readonly hole: Hole }
  | { readonly kind: 'row'; readonly row: PlacedRow }

/** A template in its place. */
export interface PlacedRow {
  readonly template: RowTemplate
  readonly id: string
  /** Ids of the places of the template's `around`. */
  readonly around: readonly string[]
  /** Index that the template's first description has in the draft. */
  readonly firstDescription: number
  readonly firstLink: number
}
