import type { SchemaSide } from './row-cache.js'

/** The position of a schema on the page. */
export interface SchemaPosition {
  readonly side: SchemaSide
  /** Prefix of the ids of the schema's properties. */
  readonly id: string
  /** Id of the element that shows the schema. */
  readonly anchor: string
  /** Identity of every ancestor schema → id of its position. */
  readonly path: ReadonlyMap<string, string>
  /** Nesting level, which counts enclosing properties, variants and rules. */
  readonly depth: number
  /** Nesting level, which counts only enclosing rows of properties and parameters. */
  readonly rows: number
}

/** The position at the root of a body, header or parameter; `id` is the prefix of ids in it. */
export function rootPosition(anchor: string, side: SchemaSide, id = anchor): SchemaPosition {
  return { side, id, anchor, path: new Map(), depth: 0, rows: 0 }
}
