import { readSchema } from './read-schema.js'
import type { Schema, SchemaSource, Variants } from './schema.js'

/** Whether a schema has properties, tuple items, alternatives or rules. */
function hasParts(schema: Schema): boolean {
  return (
    schema.properties.size > 0 ||
    schema.patternProperties.size > 0 ||
    schema.tuple.length > 0 ||
    schema.rules.length > 0 ||
    schema.required.size > 0 ||
    visibleVariants(schema).length > 0
  )
}

/** The groups of alternatives that contain more than types. */
export function visibleVariants({ variants }: Schema): readonly Variants[] {
  return variants.filter((group) => !isPlainGroup(group))
}

/** Whether each alternative is only a type, so that a label such as `string | integer` describes all of the group. */
export function isPlainGroup({ options, discriminator }: Variants): boolean {
  return discriminator === undefined && options.every(isPlain)
}

function isPlain(source: SchemaSource): boolean {
  const schema = readSchema(source)
  const { items, additionalProperties, isNever, isReadOnly, isWriteOnly } = schema
  if (hasMore(schema) || isNever || isReadOnly || isWriteOnly || additionalProperties) return false
  return !hasParts(schema) && (items === undefined || isPlain(items))
}

/** Whether the schema has anything except its type. */
function hasMore(schema: Schema): boolean {
  const { name, title, description, deprecation, externalDocs, xml, constant, defaultValue } = schema
  const specified = [title, description, deprecation, externalDocs, xml, constant, defaultValue]
  const lists = [schema.constraints, schema.enumValues, schema.examples, schema.conflicts]
  return name !== '' || specified.some((each) => each !== undefined) || lists.some(({ length }) => length > 0)
}

/** Whether a schema has parts that are rendered below it. */
export function hasInside(schema: Schema): boolean {
  return hasParts(schema) || schema.items !== undefined || schema.additionalProperties !== undefined
}

/**
 * Whether neither a schema nor its items or additional properties have parts: a link to the schema would not be
 * shorter.
 */
export function isShort(schema: Schema): boolean {
  const { items, additionalProperties } = schema
  return ![items, additionalProperties].some((source) => source && hasInside(readSchema(source))) && !hasParts(schema)
}

/** Whether the nested content of a schema is only its items. */
export function hasOnlyItems(schema: Schema): schema is Schema & { readonly items: SchemaSource } {
  return schema.items !== undefined && schema.additionalProperties === undefined && !hasParts(schema)
}
