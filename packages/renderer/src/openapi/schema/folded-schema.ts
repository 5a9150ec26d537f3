import type { SchemaSource } from './schema.js'

/** A schema that is drawn once, at the end of the page. */
export interface FoldedSchema {
  /** The same for the same schema: the reference to it, or its identity. */
  readonly key: string
  readonly id: string
  /** Empty where nothing names it. */
  readonly name: string
  readonly source: SchemaSource
}

/** Keys of the schemas that folded places asked for, in their order → what they link to; nothing where there was no room. */
export type AskedSchemas = ReadonlyMap<string, FoldedSchema | undefined>
