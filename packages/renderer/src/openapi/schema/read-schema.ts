import type { ConstraintView } from '../../contract/index.js'
import { childNode, elementNodes, soleReference } from '../document-node.js'
import { asText, isObject, isSameValue, type JsonObject, type JsonValue, toLabel } from '../json-value.js'
import { readDeprecation, readDescribed, readExternalDocs } from '../nouns/described.js'
import { flattenSchema, nameOfReference, nearestFirst, type SchemaPart } from './flatten-schema.js'
import { mergeTypes } from './merge-types.js'
import { hasNullOption } from './only-option.js'
import { listDependencies, readConstraints } from './read-constraints.js'
import { readDescribedValues } from './read-described-values.js'
import { readProperties } from './read-properties.js'
import { readRules } from './read-rules.js'
import { readVariants } from './read-variants.js'
import { type Conflict, differ, type EnumValue, ownExamples, type Schema, type SchemaSource } from './schema.js'

// `readSchema` is called often. A weak map releases the results together with their document.
const cachesByDocument = new WeakMap<JsonObject, Cache>()

interface Cache {
  readonly byValue: WeakMap<JsonObject, Schema>
  /** Schemas of nodes that contain only a reference, which are equal in every position. */
  readonly byReference: Map<string, Schema>
}

/**
 * Reads one level of a schema: follows references, merges the parts of `allOf` keyword by keyword, collects
 * contradictions.
 */
export function readSchema(source: SchemaSource): Schema {
  const [node, ...others] = source
  if (!node || others.length > 0 || !isObject(node.value)) return mergeSchema(source)
  const { byValue, byReference } = cacheOf(node.document)
  const reference = soleReference(node)
  const cached = reference === undefined ? byValue.get(node.value) : byReference.get(reference)
  if (cached) return cached
  const schema = mergeSchema(source)
  if (reference === undefined) byValue.set(node.value, schema)
  else byReference.set(reference, schema)
  return schema
}

function cacheOf(document: JsonObject): Cache {
  const cache = cachesByDocument.get(document) ?? { byValue: new WeakMap(), byReference: new Map() }
  cachesByDocument.set(document, cache)
  return cache
}

function mergeSchema(source: SchemaSource): Schema {
  const { parts, reference, isExtended } = flattenSchema(source)
  const validating = parts.filter(({ isNote }) => !isNote)
  const conflicts: Conflict[] = []
  const noted = nearestFirst(parts)
  const title = noted.map(({ keywords }) => asText(keywords['title'])).find(Boolean)
  const description = first(noted, ({ node }) => readDescribed(node))
  const deprecation = first(parts, ({ node }) => readDeprecation(node))
  const externalDocs = first(noted, ({ node }) => readExternalDocs(node))
  const defaultValue = findValue(noted, 'default')
  const constant = mergeConstants(validating, conflicts)
  const listed = mergeEnums(validating, conflicts)
  // A constant allows only one value, even if another part lists several.
  const only = constant === undefined ? [] : listed.filter(({ value }) => isSameValue(value, constant))
  const enumValues = only.length > 0 ? only : listed
  const format = mergeFormats(validating, conflicts)
  const shape = readProperties(validating)
  const types = mergeTypes(validating, conflicts)
  const content = readContent(validating)
  const xml = first(validating, ({ keywords }) => (isObject(keywords['xml']) ? keywords['xml'] : undefined))
  const constraints = readConstraints(validating)
  if (validating.length > 1) conflicts.push(...findEmptyRanges(constraints))
  return {
    identity: parts.map(({ node }) => node.pointer).join('\n'),
    name: nameOfReference(reference),
    ...(reference !== undefined && { reference }),
    isExtended,
    ...(title !== undefined && { title }),
    ...(description && { description }),
    ...(deprecation && { deprecation }),
    isReadOnly: parts.some(({ keywords }) => keywords['readOnly'] === true),
    isWriteOnly: parts.some(({ keywords }) => keywords['writeOnly'] === true),
    isNever: validating.some(({ node }) => node.value === false),
    types: types.names,
    isNullable:
      types.isNullable ||
      parts.some(({ keywords, isInherited }) => keywords['nullable'] === true && !isInherited) ||
      validating.some(({ node, isInherited }) => hasNullOption(node) && !isInherited),
    ...(format !== undefined && { format }),
    ...(content !== undefined && { content }),
    ...(xml && { xml }),
    constraints,
    enumValues,
    ...(constant !== undefined && { constant }),
    ...(defaultValue !== undefined && { defaultValue }),
    examples: readExamples(noted),
    ...(externalDocs && { externalDocs }),
    ...shape,
    dependencies: listDependencies(validating),
    variants: readVariants(validating),
    rules: readRules(validating),
    conflicts,
  }
}

function first<Value>(parts: readonly SchemaPart[], read: (part: SchemaPart) => Value | undefined): Value | undefined {
  for (const part of parts) {
    const value = read(part)
    if (value !== undefined) return value
  }
  return undefined
}

function findValue(parts: readonly SchemaPart[], keyword: string): JsonValue | undefined {
  return first(parts, ({ node }) => childNode(node, keyword).value)
}

function mergeConstants(parts: readonly SchemaPart[], conflicts: Conflict[]): JsonValue | undefined {
  const values = parts.flatMap(({ keywords }) => keywords['const'] ?? (keywords['const'] === null ? [null] : []))
  const [value] = values
  const other = values.find((each) => value !== undefined && !isSameValue(each, value))
  if (value !== undefined && other !== undefined) {
    conflicts.push(differ('const', JSON.stringify(value), JSON.stringify(other)))
  }
  return value
}

/**
 * The values that are in every list. If there are none, reports a conflict and returns the values of all lists. Ignores
 * empty lists, which some generators write for values of another schema.
 */
function mergeEnums(parts: readonly SchemaPart[], conflicts: Conflict[]): readonly EnumValue[] {
  const allLists = parts.flatMap((part) => [
    // The most detailed description of a value comes first.
    ...(['oneOf', 'anyOf'] as const).flatMap((kind) => {
      const described = readDescribedValues(part.node, kind)
      return described ? [described] : []
    }),
    ...(Array.isArray(part.keywords['enum']) ? [readEnum(part)] : []),
  ])
  const [firstList, ...others] = allLists.filter((list) => list.length > 0)
  if (!firstList) return []
  const common = firstList.filter(({ value }) =>
    others.every((list) => list.some((each) => isSameValue(each.value, value))),
  )
  if (common.length > 0) return common
  conflicts.push({ key: 'theme.api.conflict.enum', values: {} })
  return [firstList, ...others].flat()
}

function readEnum({ node }: SchemaPart): readonly EnumValue[] {
  const descriptions = childNode(node, 'x-enumDescriptions')
  return elementNodes(childNode(node, 'enum')).flatMap(({ value }, index) => {
    if (value === undefined) return []
    const description = readDescribed(descriptions, toLabel(value)) ?? readDescribed(descriptions, String(index))
    return [{ value, ...(description && { description }) }]
  })
}

function mergeFormats(parts: readonly SchemaPart[], conflicts: Conflict[]): string | undefined {
  const formats = [...new Set(parts.flatMap(({ keywords }) => asText(keywords['format']) ?? []))]
  const [format, ...others] = formats
  if (format !== undefined && others.length > 0) conflicts.push(differ('format', format, others.join(', ')))
  return formats.length === 0 ? undefined : formats.join(', ')
}

function readContent(parts: readonly SchemaPart[]): string | undefined {
  const names = ['contentMediaType', 'contentEncoding'].flatMap((key) =>
    parts.flatMap(({ keywords }) => asText(keywords[key]) ?? []),
  )
  return names.length === 0 ? undefined : [...new Set(names)].join(', ')
}

/** The examples of the first part that has any. */
function readExamples(parts: readonly SchemaPart[]): readonly JsonValue[] {
  for (const { node } of parts) {
    const exampleValues = ownExamples(node).flatMap(({ value }) => (value === undefined ? [] : [value]))
    if (exampleValues.length > 0) return exampleValues
  }
  return []
}

/** Pairs of limits of a range. */
const ENDS: readonly (readonly [least: string, most: string])[] = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
  ['minContains', 'maxContains'],
  ['minProperties', 'maxProperties'],
]

/** Conflicts of each pair of limits that no value satisfies. */
function findEmptyRanges(constraints: readonly ConstraintView[]): readonly Conflict[] {
  const limits = new Map(constraints.map(({ name, value }) => [name, Number(value)]))
  return ENDS.flatMap(([least, most]) => {
    const [low, high] = [limits.get(least), limits.get(most)]
    return low !== undefined && high !== undefined && low > high
      ? [{ key: 'theme.api.conflict.range', values: { least, low: String(low), most, high: String(high) } }]
      : []
  })
}
