import { type JsonValue, typeOf } from '../json-value.js'
import type { Schema } from '../schema/schema.js'

/**
 * The first example that has the type of the schema, or can be converted to it: authors write numbers for numeric
 * strings, and JSON as text. `undefined` if there is none.
 */
export function findExample(schema: Schema): JsonValue | undefined {
  return schema.examples.map((example) => readAsMeant(example, schema)).find((example) => isOfType(example, schema))
}

function readAsMeant(example: JsonValue, schema: Schema): JsonValue {
  if (isOfType(example, schema)) return example
  if (typeof example !== 'string')
    return schema.types.includes('string') && !isNested(example) ? String(example) : example
  try {
    return JSON.parse(example)
  } catch {
    return example
  }
}

function isNested(value: JsonValue): boolean {
  return typeof value === 'object'
}

/** Whether a value has a type that the schema allows. Null, for example, is not an example of a string. */
export function isOfType(value: JsonValue, { types, isNullable }: Schema): boolean {
  const type = typeOf(value)
  if (types.length === 0 || types.includes(type)) return true
  return type === 'null' ? isNullable : type === 'number' && types.includes('integer') && Number.isInteger(value)
}
