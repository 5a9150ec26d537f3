import { isObject, type JsonObject, type JsonValue } from '../json-value.js'
import { readSchema } from '../schema/read-schema.js'
import type { Schema, SchemaSource } from '../schema/schema.js'
import { isWithinLimits, limitOf } from './sample-number.js'
import { sampleOtherText } from './sample-text.js'

/** Creates the sample of a schema inside the array; `undefined` if no complete value can be shown. */
export type SampleItem = (source: SchemaSource, isRequired: boolean) => JsonObject | undefined

// Maximum number of items. More of them make an example harder to read.
const MAX_ITEMS = 100

/** The keywords of an array's sample for its items; `undefined` if the array requires items and none can be shown. */
export function sampleItems(schema: Schema, sampleItem: SampleItem, isLenient: boolean): JsonObject | undefined {
  const limit = (name: string): number | undefined => limitOf(schema, name)
  const least = Math.min(limit('minItems') ?? 0, MAX_ITEMS)
  const source = schema.tuple.length > 0 ? schema.rest : schema.items
  const isNeeded = least > schema.tuple.length
  const item =
    source && (schema.tuple.length === 0 || isNeeded)
      ? sampleItem(source, isNeeded || limit('minItems') !== undefined)
      : undefined
  if (!item && source && isNeeded && !isLenient) return undefined
  const tuple = schema.tuple.flatMap((position) => withSource(position, sampleItem(position, true)))
  const contained = schema.rules
    .filter(({ kind }) => kind === 'contains')
    .flatMap((rule) => {
      const itemSource = [...(source ?? []), ...rule.source]
      const itemParts = withSource(itemSource, sampleItem(itemSource, true))
      return Array.from({ length: Math.min(limit('minContains') ?? 1, MAX_ITEMS) }, () => itemParts).flat()
    })
  const isUnique = limit('uniqueItems') !== undefined && least > 1
  const first = [...tuple, ...contained]
  if (first.length === 0 && !isUnique) return item ? { items: item } : {}
  const others = item && source ? [{ sampled: item, source }] : []
  const more = Array.from({ length: Math.max(0, least - first.length) }, () => others).flat()
  const items = [...first, ...more]
    .slice(0, limit('maxItems'))
    .map((each, index) => (isUnique ? makeUnique(each.sampled, readSchema(each.source), index) : each.sampled))
  return { prefixItems: items, items }
}

interface SampledItem {
  readonly sampled: JsonObject
  readonly source: SchemaSource
}

function withSource(source: SchemaSource, sampled: JsonObject | undefined): readonly SampledItem[] {
  return sampled ? [{ sampled, source }] : []
}

/**
 * Makes the sample of an item unique by its index in an array without duplicates. Returns it unchanged if its schema
 * allows no other value.
 */
function makeUnique(sampled: JsonObject, schema: Schema, index: number): JsonObject {
  if (index === 0) return sampled
  const listed = schema.enumValues[index]
  if (listed) return { ...sampled, enum: [listed.value] }
  const example = schema.enumValues.length > 0 ? undefined : makeValueUnique(sampled, schema, index)
  if (example !== undefined) return { ...sampled, example }
  const properties = isObject(sampled['properties']) ? sampled['properties'] : {}
  for (const [name, property] of Object.entries(properties)) {
    const source = schema.properties.get(name)
    if (!source || !isObject(property)) continue
    const unique = makeUnique(property, readSchema(source), index)
    if (unique !== property) return { ...sampled, properties: { ...properties, [name]: unique } }
  }
  return sampled
}

function makeValueUnique(sampled: JsonObject, schema: Schema, index: number): JsonValue | undefined {
  if (schema.constant !== undefined) return undefined
  const { type } = sampled
  if (type === 'string') return sampleOtherText(schema, index)
  if (type !== 'integer' && type !== 'number') return undefined
  const step = limitOf(schema, 'multipleOf') || 1
  const isAllowed = (value: number): boolean => isWithinLimits(schema, value)
  const first = Number(sampled['example'] ?? sampled['default'] ?? findLowest(schema, step))
  // Try larger values first, then smaller values.
  const value = first + step * index
  if (isAllowed(value)) return value
  let above = 0
  while (above < index && isAllowed(first + step * (above + 1))) above++
  const below = first - step * (index - above)
  return isAllowed(below) ? below : undefined
}

/** The lowest multiple of a step that a schema allows. Without a minimum, 0, or the highest multiple below 0. */
function findLowest(schema: Schema, step: number): number {
  const least = limitOf(schema, 'minimum')
  const over = limitOf(schema, 'exclusiveMinimum')
  const lowest = Math.max(
    least === undefined ? Number.NEGATIVE_INFINITY : Math.ceil(least / step) * step,
    over === undefined ? Number.NEGATIVE_INFINITY : (Math.floor(over / step) + 1) * step,
  )
  if (lowest > Number.NEGATIVE_INFINITY) return lowest
  const most = limitOf(schema, 'maximum') ?? 0
  return Math.min(0, Math.floor(most / step) * step)
}
