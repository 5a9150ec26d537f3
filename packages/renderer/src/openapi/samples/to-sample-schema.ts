import { follow } from '../document-node.js'
import { isObject, type JsonObject, type JsonValue } from '../json-value.js'
import { readSchema } from '../schema/read-schema.js'
import type { Schema, SchemaSource, Variants } from '../schema/schema.js'

/** Where a schema stands in what is sampled. */
export interface SamplePlace {
  readonly side: 'request' | 'response'
  /** Identities of the schemas around it. */
  readonly path: ReadonlySet<string>
  /** How many schemas the whole may still have; shared by all places. */
  readonly budget: { left: number }
  /** Whether anything was met that one side alone has; shared by all places. */
  readonly found: { isSided: boolean }
}

// More than this in one example helps nobody.
const LARGEST_SAMPLE = 40
const DEEPEST_SAMPLE = 5

/** Where sampling begins. */
export function sampleRoot(side: SamplePlace['side']): SamplePlace {
  return { side, path: new Set(), budget: { left: LARGEST_SAMPLE }, found: { isSided: false } }
}

/** The schema without references, `allOf` and alternatives, as far as an example goes: what a sampler can't trip over. */
export function toSampleSchema(source: SchemaSource, place: SamplePlace): JsonObject | undefined {
  const schema = readSchema(source)
  if (place.path.has(schema.identity) || place.path.size > DEEPEST_SAMPLE || place.budget.left <= 0) return undefined
  if (schema.isNever) return undefined
  place.budget.left -= 1
  const [example] = schema.examples
  const fixed = schema.constant ?? example
  if (fixed !== undefined) return { type: typeOf(schema), example: fixed, ...formOf(schema) }
  const inner: SamplePlace = { ...place, path: new Set(place.path).add(schema.identity) }
  const own = plainSchema(schema, inner)
  return schema.variants.reduce((merged, group) => addVariant(merged, group, inner), own)
}

function plainSchema(schema: Schema, place: SamplePlace): JsonObject {
  const type = typeOf(schema)
  const [value] = schema.enumValues
  const plain: JsonObject = {
    ...(type !== '' && { type }),
    ...(schema.format !== undefined && { format: schema.format }),
    ...(schema.defaultValue !== undefined && { default: schema.defaultValue }),
    ...(value && { enum: [value.value] }),
    ...limitsOf(schema),
    ...formOf(schema),
  }
  if (type === 'object') return { ...plain, ...objectParts(schema, place) }
  if (type !== 'array') return plain
  const items = schema.tuple.length > 0 ? undefined : schema.items && toSampleSchema(schema.items, place)
  const tuple = schema.tuple.flatMap((position) => toSampleSchema(position, place) ?? [])
  return { ...plain, ...(items && { items }), ...(tuple.length > 0 && { prefixItems: tuple, items: tuple }) }
}

function objectParts(schema: Schema, place: SamplePlace): JsonObject {
  const properties = [...schema.properties].flatMap(([name, source]) => {
    const { isReadOnly, isWriteOnly, deprecation } = readSchema(source)
    if (isReadOnly || isWriteOnly) place.found.isSided = true
    const isHidden = place.side === 'request' ? isReadOnly : isWriteOnly
    if (isHidden || (deprecation && !schema.required.has(name))) return []
    const property = toSampleSchema(source, place)
    return property ? [[name, property] as const] : []
  })
  const others = schema.additionalProperties && toSampleSchema(schema.additionalProperties, place)
  return { properties: Object.fromEntries(properties), ...(others && { additionalProperties: others }) }
}

/** The first alternative, put over what all have in common. */
function addVariant(schema: JsonObject, { options, discriminator }: Variants, place: SamplePlace): JsonObject {
  const [source] = options
  const variant = source && toSampleSchema(source, place)
  if (!variant) return schema
  const [node] = source
  const value = node && discriminator?.values.get(follow(node).pointer)?.[0]
  const chosen: JsonObject =
    discriminator && value !== undefined ? { [discriminator.property]: { type: 'string', example: value } } : {}
  const properties = { ...objectOf(schema['properties']), ...objectOf(variant['properties']), ...chosen }
  return { ...schema, ...variant, ...(Object.keys(properties).length > 0 && { properties }) }
}

/** How the sampler is to write the value as XML. */
function formOf({ xml }: Schema): JsonObject {
  return xml ? { xml } : {}
}

function objectOf(value: JsonValue | undefined): JsonObject {
  return isObject(value) ? value : {}
}

function typeOf({ types: [type], properties }: Schema): string {
  return type ?? (properties.size > 0 ? 'object' : '')
}

const LIMITS = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
]
const MOST_REPEATED = 100

/** Lengths count for plain texts only: a date is as long as it is. */
function limitsOf({ constraints, format }: Schema): JsonObject {
  return Object.fromEntries(
    constraints.flatMap(({ name, value }) => {
      const isLength = name.endsWith('Length') || name.endsWith('Items')
      if (!LIMITS.includes(name) || (isLength && (format !== undefined || Number(value) > MOST_REPEATED))) return []
      return [[name, Number(value)] as const]
    }),
  )
}
