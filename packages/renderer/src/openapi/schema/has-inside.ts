import { hasParts } from './has-parts.js'
import { readSchema } from './read-schema.js'
import type { Schema, SchemaSource } from './schema.js'

/** Whether a schema has parts that are rendered below it. */
export function hasInside(schema: Schema): boolean {
  return hasParts(schema) || schema.items !== undefined || schema.additionalProperties !== undefined
}

/**
 * Whether the nested content of a schema is only the type of its items, without parts: no link to it would be shorter.
 */
export function isShort(schema: Schema): boolean {
  const { items, additionalProperties } = schema
  return ![items, additionalProperties].some((source) => source && hasInside(readSchema(source))) && !hasParts(schema)
}

/** Whether the nested content of a schema is only its items. */
export function isList(schema: Schema): schema is Schema & { readonly items: SchemaSource } {
  return schema.items !== undefined && schema.additionalProperties === undefined && !hasParts(schema)
}
