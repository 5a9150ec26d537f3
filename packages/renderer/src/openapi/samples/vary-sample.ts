import { isObject, type JsonObject, type JsonValue } from '../json-value.js'
import { readSchema } from '../schema/read-schema.js'
import type { Schema } from '../schema/schema.js'
import { sampleOtherText } from './sample-text.js'

/**
 * The sample of an item, varied by its index in an array without duplicates; unchanged if its schema allows no other
 * value.
 */
export function varySample(sampled: JsonObject, schema: Schema, index: number): JsonObject {
  if (index === 0) return sampled
  const listed = schema.enumValues[index]
  if (listed) return { ...sampled, enum: [listed.value] }
  const example = schema.enumValues.length > 0 ? undefined : varyValue(sampled, schema, index)
  if (example !== undefined) return { ...sampled, example }
  const properties = isObject(sampled['properties']) ? sampled['properties'] : {}
  for (const [name, property] of Object.entries(properties)) {
    const source = schema.properties.get(name)
    if (!source || !isObject(property)) continue
    const varied = varySample(property, readSchema(source), index)
    if (varied !== property) return { ...sampled, properties: { ...properties, [name]: varied } }
  }
  return sampled
}

function varyValue(sampled: JsonObject, schema: Schema, index: number): JsonValue | undefined {
  if (schema.constant !== undefined) return undefined
  const { type } = sampled
  if (type === 'string') return sampleOtherText(schema, index)
  if (type !== 'integer' && type !== 'number') return undefined
  const limit = (name: string): number | undefined => {
    const found = schema.constraints.find((each) => each.name === name)
    return found && Number(found.value)
  }
  const first = Number(sampled['example'] ?? sampled['default'] ?? 0)
  const away = (limit('multipleOf') || 1) * index
  const isTooMuch =
    first + away > (limit('maximum') ?? Number.POSITIVE_INFINITY) ||
    first + away >= (limit('exclusiveMaximum') ?? Number.POSITIVE_INFINITY)
  return isTooMuch ? first - away : first + away
}
