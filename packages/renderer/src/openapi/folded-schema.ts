import type { SchemaSource } from './schema.js'

/** A schema that is drawn once, at the end of the page. */
export interface FoldedSchema {
  readonly reference: string
  readonly id: string
  readonly name: string
  readonly source: SchemaSource
}

/** References that folded places asked for, in their order → the schema that they link to; nothing where there was no room. */
export type AskedSchemas = ReadonlyMap<string, FoldedSchema | undefined>
