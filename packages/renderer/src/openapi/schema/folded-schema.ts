import type { SchemaSource } from './schema.js'

/** A schema that is rendered once, at the end of the page. */
export interface FoldedSchema {
  /** Equal for the same schema: the reference to it, or its identity. */
  readonly key: string
  readonly id: string
  /** Empty if it has no name. */
  readonly name: string
  readonly source: SchemaSource
}

/**
 * Keys of the schemas requested by collapsed references, in order → their link targets; `undefined` if the budget was
 * spent.
 */
export type RequestedSchemas = ReadonlyMap<string, FoldedSchema | undefined>
