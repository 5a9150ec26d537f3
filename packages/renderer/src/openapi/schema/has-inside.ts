import { hasParts } from './has-parts.js'
import { readSchema } from './read-schema.js'
import type { Schema, SchemaSource } from './schema.js'

/** Whether a schema has parts that are drawn below it. */
export function hasInside(schema: Schema): boolean {
  return hasParts(schema) || schema.items !== undefined || schema.additionalProperties !== undefined
}

/** Whether all that is inside a schema is the form of its elements, which has no parts: no link to it would be shorter. */
export function isShort(schema: Schema): boolean {
  const { items, additionalProperties } = schema
  return ![items, additionalProperties].some((source) => source && hasInside(readSchema(source))) && !hasParts(schema)
}

/** Whether all that is inside a schema is what its elements are. */
export function isList(schema: Schema): schema is Schema & { readonly items: SchemaSource } {
  return schema.items !== undefined && schema.additionalProperties === undefined && !hasParts(schema)
}
