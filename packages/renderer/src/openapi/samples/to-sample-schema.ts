import { follow } from '../document-node.js'
import { isList, isObject, type JsonObject, type JsonValue } from '../json-value.js'
import { readSchema } from '../schema/read-schema.js'
import type { Schema, SchemaSource, Variants } from '../schema/schema.js'
import { findConflictingProperties } from './find-conflicting-properties.js'
import { findExample, isOfType } from './find-example.js'
import { listKeys, listOthers } from './other-properties.js'
import { sampleItems } from './sample-items.js'
import { limitOf, sampleNumber } from './sample-number.js'
import { matchesPattern, sampleText } from './sample-text.js'

/** The position of a schema in a sample. */
export interface SamplePosition {
  readonly side: 'request' | 'response'
  /** Identities of its ancestor schemas. */
  readonly path: ReadonlySet<string>
  /**
   * Remaining number of schemas, shared by all positions: `left` until optional parts are omitted, `leftOfAll` in all.
   */
  readonly budget: { left: number; leftOfAll: number }
  /** Whether a property is only in requests or only in responses; shared by all positions. */
  readonly flags: { isSided: boolean }
  /** Whether required parts may be missing, because a recursive schema can't be shown otherwise. */
  readonly isLenient: boolean
}

// Maximum number of schemas in an example: until optional parts are omitted, and in all.
const MAX_SAMPLE_SIZE = 40
const MAX_TOTAL_SIZE = 1500
// Maximum depth of optional parts, and of all parts.
const MAX_SAMPLE_DEPTH = 5
const MAX_DEPTH_OF_ALL = 30

/** The root of a sample. */
export function sampleRoot(side: SamplePosition['side'], isLenient: boolean): SamplePosition {
  const budget = { left: MAX_SAMPLE_SIZE, leftOfAll: MAX_TOTAL_SIZE }
  return { side, path: new Set(), budget, flags: { isSided: false }, isLenient }
}

/**
 * The schema without references, `allOf` and alternatives, as far as an example needs it, so that samplers can handle
 * it. `undefined` if no complete value can be shown.
 */
export function toSampleSchema(
  source: SchemaSource,
  position: SamplePosition,
  isRequired = true,
): JsonObject | undefined {
  const sampled = sampleParts(source, position, isRequired)
  if (sampled?.['type'] !== 'object' || 'example' in sampled) return sampled
  // Properties that are required but not described.
  const missing = listOf(sampled['required']).filter((name) => !Object.hasOwn(objectOf(sampled['properties']), name))
  if (missing.length === 0) return sampled
  const { patternProperties } = readSchema(source)
  const others = sampled['additionalProperties'] ?? { type: 'string' }
  const sampleOther = (name: string): JsonValue => {
    const [, matching] = [...patternProperties].find(([pattern]) => matchesPattern(pattern, name)) ?? []
    return (matching && toSampleSchema(matching, position, true)) ?? others
  }
  const properties = {
    ...objectOf(sampled['properties']),
    ...Object.fromEntries(missing.map((name) => [name, sampleOther(name)])),
  }
  return { ...sampled, properties }
}

function sampleParts(source: SchemaSource, position: SamplePosition, isRequired: boolean): JsonObject | undefined {
  const schema = readSchema(source)
  const { path, budget } = position
  if (path.has(schema.identity) || schema.isNever || path.size > MAX_DEPTH_OF_ALL || budget.leftOfAll <= 0)
    return undefined
  if (!isRequired && (path.size > MAX_SAMPLE_DEPTH || budget.left <= 0)) return undefined
  budget.left -= 1
  budget.leftOfAll -= 1
  const fixed = schema.constant ?? findExample(schema)
  if (fixed !== undefined) return { type: typeOf(schema), example: fixed, ...xmlOf(schema) }
  const inner: SamplePosition = { ...position, path: new Set(path).add(schema.identity) }
  // A dependent schema of a property is a group with a single alternative.
  const dependents = schema.rules.filter(({ kind, name }) => kind === 'dependent' && schema.properties.has(name))
  const groups = [
    ...schema.variants,
    ...dependents.map(({ source }): Variants => ({ kind: 'anyOf', options: [source] })),
  ]
  const variants = groups.map((group) => ({ group, variant: chooseVariant(group, inner) }))
  const required = withDependencies(schema, [
    ...schema.required,
    ...variants.flatMap(({ variant }) => listOf(variant?.['required'])),
  ])
  const plain = plainSchema({ ...schema, required }, inner)
  return variants.reduce<JsonObject | undefined>(
    (merged, { group, variant }) => merged && addVariant(merged, group, variant),
    plain,
  )
}

/** Returns the required names, and the names that they or any declared properties require (`dependentRequired`). */
function withDependencies({ properties, dependencies }: Schema, names: readonly string[]): ReadonlySet<string> {
  const required = new Set(names)
  const waiting = [...names, ...[...dependencies.keys()].filter((name) => properties.has(name))]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    for (const other of dependencies.get(name) ?? []) {
      if (!required.has(other)) waiting.push(other)
      required.add(other)
    }
  }
  return required
}

function plainSchema(schema: Schema, position: SamplePosition): JsonObject | undefined {
  const type = typeOf(schema)
  const value = schema.enumValues.find((each) => isOfType(each.value, schema)) ?? schema.enumValues[0]
  const { defaultValue } = schema
  const generated =
    value || defaultValue !== undefined
      ? undefined
      : type === 'string'
        ? sampleText(schema)
        : isNumeric(type)
          ? sampleNumber(schema)
          : undefined
  const plain: JsonObject = {
    ...(type !== '' && { type }),
    ...(schema.format !== undefined && { format: schema.format }),
    ...(defaultValue !== undefined && isOfType(defaultValue, schema) && { default: defaultValue }),
    ...(value && { enum: [value.value] }),
    ...(generated !== undefined && { example: generated }),
    ...limitsOf(schema),
    ...xmlOf(schema),
  }
  if (type === 'object') {
    const parts = objectParts(schema, position)
    return parts && { ...plain, ...parts }
  }
  if (type !== 'array') return plain
  const items = sampleItems(
    schema,
    (source, isNeeded) => toSampleSchema(source, position, isNeeded),
    position.isLenient,
  )
  return items && { ...plain, ...items }
}

/**
 * The keywords of an object; `undefined` if a required property can't be shown. Samples required properties first,
 * because the number of schemas is limited.
 */
function objectParts(schema: Schema, position: SamplePosition): JsonObject | undefined {
  const sampled = new Map<string, JsonObject>()
  const names = [...schema.properties.keys()]
  for (const name of [...names.filter((each) => schema.required.has(each)), ...names]) {
    const source = schema.properties.get(name)
    if (!source || sampled.has(name)) continue
    const { isReadOnly, isWriteOnly, deprecation } = readSchema(source)
    if (isReadOnly || isWriteOnly) position.flags.isSided = true
    const isHidden = position.side === 'request' ? isReadOnly : isWriteOnly
    const isRequired = schema.required.has(name)
    if (isHidden || (deprecation && !isRequired)) continue
    const property = toSampleSchema(source, position, isRequired)
    if (property) sampled.set(name, property)
    else if (isRequired && !position.isLenient) return undefined
  }
  const others = schema.additionalProperties && toSampleSchema(schema.additionalProperties, position, false)
  const rule = schema.rules.find(({ kind }) => kind === 'propertyNames')
  const limit = limitOf(schema, 'minProperties') ?? 0
  const lacking = Math.min(limit, MAX_SAMPLE_SIZE) - sampled.size
  const keys = (others || lacking > 0) && rule ? listKeys(readSchema(rule.source), Math.max(2, lacking)) : []
  for (const key of keys) if (!sampled.has(key)) sampled.set(key, others ?? { type: 'string' })
  const added =
    keys.length > 0 || (others && lacking <= 2)
      ? []
      : listOthers(schema, lacking, (source) => toSampleSchema(source, position, true))
  for (const [name, other] of added) sampled.set(name, others ?? other)
  const required = [...schema.required].filter((name) => !schema.properties.has(name) || sampled.has(name))
  return {
    properties: Object.fromEntries(
      [...new Set([...names, ...sampled.keys()])].flatMap((name) =>
        sampled.has(name) ? [[name, sampled.get(name) ?? {}]] : [],
      ),
    ),
    ...(others && keys.length === 0 && added.length === 0 && { additionalProperties: others }),
    ...(required.length > 0 && { required }),
  }
}

/** The first alternative that can be shown. */
function chooseVariant({ options, discriminator }: Variants, position: SamplePosition): JsonObject | undefined {
  for (const source of options) {
    const variant = sampleParts(source, position, true)
    if (!variant) continue
    const [node] = source
    const value = node && discriminator?.values.get(follow(node).pointer)?.[0]
    if (!discriminator || value === undefined) return variant
    const { property } = discriminator
    const { enumValues = [], constant } = readSchema(readSchema(source).properties.get(property) ?? [])
    // An alternative that lists its discriminator values overrides its component's name.
    const isOther =
      (constant ?? enumValues[0]?.value ?? value) !== value && !enumValues.some((each) => each.value === value)
    const chosen: JsonObject = isOther ? {} : { [property]: { type: 'string', example: value } }
    return { ...variant, properties: { ...objectOf(variant['properties']), ...chosen } }
  }
  return undefined
}

/**
 * Merges the alternative into the common schema, without properties that would make it match another alternative as
 * well.
 */
function addVariant(schema: JsonObject, group: Variants, variant: JsonObject | undefined): JsonObject {
  if (!variant) return schema
  const all = { ...objectOf(schema['properties']), ...objectOf(variant['properties']) }
  const required = [...new Set([...listOf(schema['required']), ...listOf(variant['required'])])]
  const properties = Object.fromEntries(
    Object.entries(all).filter(([name]) => !findConflictingProperties(group, all, required).has(name)),
  )
  return {
    ...schema,
    ...variant,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  }
}

/** The `xml` keyword in the form that the sampler supports. */
function xmlOf({ xml, types }: Schema): JsonObject {
  if (!xml) return {}
  const { nodeType } = xml
  // The sampler supports only the older names.
  const older = nodeType === 'attribute' ? { attribute: true } : nodeType === 'element' ? { wrapped: true } : {}
  return { xml: nodeType === 'element' && !types.includes('array') ? xml : { ...xml, ...older } }
}

function objectOf(value: JsonValue | undefined): JsonObject {
  return isObject(value) ? value : {}
}

function listOf(value: JsonValue | undefined): readonly string[] {
  return isList(value) ? value.flatMap((each) => (typeof each === 'string' ? [each] : [])) : []
}

function isNumeric(type: string): boolean {
  return type === 'integer' || type === 'number'
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
  'maxProperties',
]
/** Limits of lengths above this number are ignored, because samples would repeat their content as often. */
const MAX_REPEATED = 100

/**
 * The limits of a schema as keywords. Lengths apply only without a format, because a date, for example, has a fixed
 * length.
 */
function limitsOf({ constraints, format }: Schema): JsonObject {
  return Object.fromEntries(
    constraints.flatMap(({ name, value }) => {
      const isLength = name.endsWith('Length') || name.endsWith('Items')
      if (!LIMITS.includes(name) || (isLength && (format !== undefined || Number(value) > MAX_REPEATED))) return []
      return [[name, Number(value)] as const]
    }),
  )
}
