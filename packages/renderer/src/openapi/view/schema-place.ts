import type { ShownSide } from './row-shelf.js'

/** Where in the page a schema is drawn. */
export interface SchemaPlace {
  readonly side: ShownSide
  /** Prefix of the ids of all properties. */
  readonly id: string
  /** Id of the element that shows the schema. */
  readonly anchor: string
  /** Identity of every schema around this one → id of its place. */
  readonly path: ReadonlyMap<string, string>
  /** How many properties, variants and rules stand around it. */
  readonly depth: number
  /** How many rows do. */
  readonly rows: number
}

/** The place at the root of a body, header or parameter; `id` is the prefix of ids in it. */
export function rootPlace(anchor: string, side: ShownSide, id = anchor): SchemaPlace {
  return { side, id, anchor, path: new Map(), depth: 0, rows: 0 }
}
