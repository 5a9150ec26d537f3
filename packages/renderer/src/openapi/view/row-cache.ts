import type { Hole, LinkUse, NamedSchemaView, PropertyView, Text } from '../../contract/index.js'
import type { Problem } from '../api-problem.js'
import type { Described } from '../nouns/described.js'
import type { RequestedSchemas } from '../schema/folded-schema.js'

/** Side of the exchange: a request shows nothing read-only, a response nothing write-only. */
export type SchemaSide = 'request' | 'response' | 'both'

/** Placeholder for a row's id in its template. U+0000 never comes from a source, so nothing in a row resembles it. */
export const OWN_ID = '\u0000i\u0000'

/** Placeholder for the id of an ancestor position, which depends on the page. */
export function parentIdToken(number: number): string {
  return `\u0000o${number}\u0000`
}

/** The number in a placeholder that `parentIdToken` created. */
export function parentIdNumber(token: string): number {
  return Number(token.slice(2, -1))
}

/**
 * Cache of schema rows as HTML with their nested content: the same property is rendered once for all pages that show
 * it.
 */
export interface RowCache {
  /** Renders one row nested in `depth` other rows. */
  readonly print: (property: PropertyView, depth: number, text: Text) => string
  /** Renders a schema at the end of a page; if absent, each page renders its schemas itself. */
  readonly printNamed?: (named: NamedSchemaView, text: Text) => string
  /** Source of the rows → their templates by the remaining inputs. */
  readonly templates: WeakMap<object, Map<string, RowTemplate[]>>
}

/**
 * A row split at everything that differs by page: ids, descriptions, holes. Nested rows are separate templates, so that
 * none is stored twice.
 */
export interface RowTemplate {
  /** One more than `slots`. */
  readonly pieces: readonly string[]
  readonly slots: readonly RowSlot[]
  /** Ids in the row, without the id of the row as prefix, in the order in which they are reserved. */
  readonly ids: readonly string[]
  readonly descriptions: readonly Described[]
  readonly links: readonly LinkUse[]
  readonly problems: readonly Problem[]
  /** For the search: words, and indexes in `descriptions`. */
  readonly words: readonly (string | number)[]
  /**
   * Schemas that its collapsed references link to. The template is valid for pages that would request the same schemas.
   */
  readonly requested: RequestedSchemas
  /** The rows that it takes, and the range of remaining rows on a page for which the template is valid. */
  readonly budget: RowBudget
  /** Identities of the schemas inside: each would be folded if it were also an ancestor of the row. */
  readonly inside: ReadonlySet<string>
  /** Identities in `inside` that are also ancestors of the row. */
  readonly around: readonly string[]
  /** The only side for which the template is valid. Present if it contains read-only or write-only properties. */
  readonly side?: SchemaSide
  /** False if the template can't be reused, because it has ids or texts that can't be replaced. */
  readonly isFit: boolean
}

/** A value that a page inserts into a row. Indexes refer to the lists of the row. */
export type RowSlot =
  /** The row's id; if it starts an `id` of an element, `anchor` is its suffix. */
  | { readonly kind: 'id'; readonly anchor?: string }
  /** The id of an ancestor schema's position, by its index in `around`. */
  | { readonly kind: 'around'; readonly index: number }
  | { readonly kind: 'description'; readonly index: number }
  | { readonly kind: 'hole'; readonly hole: Hole }
  | { readonly kind: 'row'; readonly row: RowInstance }

/** A template in its position. */
export interface RowInstance {
  readonly template: RowTemplate
  readonly id: string
  /** Ids of the positions of the template's `around`. */
  readonly around: readonly string[]
  /** Index of the template's first description in the draft. */
  readonly firstDescription: number
  readonly firstLink: number
}

/**
 * The remaining number of schema rows on a page, and the range of start values for which all queries so far have the
 * same answers.
 */
export interface RowBudget {
  left: number
  readonly start: number
  /** The smallest start value with the same result. */
  least: number
  /** The largest start value with the same result. */
  most: number
}

/** Creates a budget of a number of rows. */
export function startBudget(rows: number): RowBudget {
  return { left: rows, start: rows, least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY }
}

/** Whether fewer rows than `limit` are left. Narrows the range of start values for which this is the answer. */
export function isBelow(budget: RowBudget, limit: number): boolean {
  const atStart = limit + (budget.start - budget.left)
  const below = budget.left < limit
  if (below) budget.most = Math.min(budget.most, atStart - 1)
  else budget.least = Math.max(budget.least, atStart)
  return below
}

/** Whether another budget would have allowed the same rows if it had started at this one's current value. */
export function hasSameBudget({ left }: RowBudget, other: RowBudget): boolean {
  return left >= other.least && left <= other.most
}

/** Takes as many rows as another budget has taken. Call it only if `hasSameBudget` returned true for that budget. */
export function takeSameRows(budget: RowBudget, other: RowBudget): void {
  const takenRows = budget.start - budget.left
  budget.least = Math.max(budget.least, other.least + takenRows)
  budget.most = Math.min(budget.most, other.most + takenRows)
  budget.left -= other.start - other.left
}
