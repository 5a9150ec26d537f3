import { type DocumentNode, encodeKey } from '../document-node.js'
import { isObject, isSameValue, type JsonValue } from '../json-value.js'
import { flattenSchema } from '../schema/flatten-schema.js'
import { readSchema } from '../schema/read-schema.js'
import type { Schema, SchemaSource } from '../schema/schema.js'
import type { ChangeKind, ComparedPart } from './api-change.js'
import { compareLimits } from './compare-limits.js'
import { compareDefaults, compareTypes, compareValues, type SchemaPair, type Side } from './compare-values.js'

/** The owner of a schema, such as `the request body`, and the path of the schema in it, such as `items[].name`. */
export interface SchemaPosition {
  readonly owner: string
  readonly path: string
}

/** Compares two schemas and everything that they refer to. Without one of them, there are no changes. */
export type CompareSchemas = (
  before: DocumentNode | undefined,
  after: DocumentNode | undefined,
  context: { readonly side: Side; readonly owner: string },
) => ComparedPart

/** Maximum number of pairs to compare: more than the largest public descriptions have. */
const MAX_PAIRS = 300_000

/** Creates a comparison that compares each pair of schemas once, however many operations refer to it. */
export function createSchemaComparison(): CompareSchemas {
  const comparedParts = new Map<string, ComparedPart>()
  const compare = (
    beforeSource: SchemaSource,
    afterSource: SchemaSource,
    { side, position }: { readonly side: Side; readonly position: SchemaPosition },
  ): ComparedPart => {
    const [before, after] = [readSchema(beforeSource), readSchema(afterSource)]
    const key = `${side}\n${before.identity}\0${after.identity}`
    const comparedPart = comparedParts.get(key)
    if (comparedPart) return comparedPart
    const compared: ComparedPart = { changes: [], parts: [] }
    if (comparedParts.size >= MAX_PAIRS) return compared
    comparedParts.set(key, compared)
    const componentName = after.name || before.name
    const here = componentName === '' ? position : { owner: `schema \`${componentName}\``, path: '' }
    const pointers = { before: pointerOf(before, beforeSource), after: pointerOf(after, afterSource) }
    const report: SchemaPair['report'] = (kind, level, message, path = '') =>
      compared.changes.push({ kind, level, message, before: pointers.before + path, after: pointers.after + path })
    const pair: SchemaPair = { before, after, pointers, side, subject: describePosition(here), report }
    const descend = (one: SchemaSource | undefined, other: SchemaSource | undefined, step: string): void => {
      if (one && other)
        compared.parts.push(compare(one, other, { side, position: { ...here, path: joinPath(here.path, step) } }))
    }
    const isOneSided = (before.variants.length === 0) !== (after.variants.length === 0)
    const options = {
      before: listAlternatives(beforeSource, isOneSided),
      after: listAlternatives(afterSource, isOneSided),
    }
    const compareHere: Compare = (one, other) => compare(one, other, { side, position: here })
    if (isOneSided && (options.before ?? options.after)) {
      const whole = { before: options.before ?? [beforeSource], after: options.after ?? [afterSource] }
      compared.parts.push(...compareAlternatives(pair, whole, compareHere))
      return compared
    }
    const both = options.before && options.after && { before: options.before, after: options.after }
    if (both) compared.parts.push(...compareAlternatives(pair, both, compareHere))
    if (compareTypes(pair)) {
      compareValues(pair)
      compareLimits(pair)
      compareDefaults(pair)
    }
    compareProperties(pair, here)
    for (const [name, source] of before.properties) descend(source, after.properties.get(name), name)
    descend(before.items, after.items, '[]')
    descend(before.additionalProperties, after.additionalProperties, '*')
    for (const [index, source] of before.tuple.entries()) descend(source, after.tuple[index], `[${index}]`)
    return compared
  }
  return (before, after, { side, owner }) =>
    before && after ? compare([before], [after], { side, position: { owner, path: '' } }) : { changes: [], parts: [] }
}

/** Returns the pointer of the component if a schema only refers to one, otherwise the pointer of the schema itself. */
function pointerOf({ identity }: Schema, [node]: SchemaSource): string {
  // The identity consists of the pointers of all parts, one per line.
  const parts = identity.split('\n')
  return (parts.length === 1 ? parts[0] : undefined) ?? node?.pointer ?? ''
}

function describePosition({ owner, path }: SchemaPosition): string {
  return path === '' ? owner : `\`${path}\` of ${owner}`
}

function joinPath(path: string, step: string): string {
  return path === '' || step.startsWith('[') ? path + step : `${path}.${step}`
}

/** The rating of the most severe change in a part or below; 0 without changes. */
function rate(part: ComparedPart, seen = new Set<ComparedPart>()): number {
  if (seen.has(part)) return 0
  seen.add(part)
  const kinds = new Set(part.changes.map(({ kind }) => kind))
  if (kinds.has('alternative-added') && kinds.has('alternative-removed')) return LEVEL_RATINGS.breaking
  const ownRatings = part.changes.map(({ kind, level }) => KIND_RATINGS[kind] ?? LEVEL_RATINGS[level])
  return Math.max(0, ...ownRatings, ...part.parts.map((each) => rate(each, seen)))
}

const LEVEL_RATINGS = { breaking: 3, risky: 2, compatible: 1, documentation: 0 } as const
/**
 * Ratings that override the rating of a level for kinds of changes. An alternative without a property of another one is
 * never its counterpart; an alternative with a new inner alternative can be its counterpart, unless it lacks one.
 */
const KIND_RATINGS: Partial<Record<ChangeKind, number>> = { 'property-removed': 3, 'alternative-added': 2 }

type Compare = (before: SchemaSource, after: SchemaSource) => ComparedPart

/** The alternatives of two schemas. A schema without alternatives counts as its only alternative. */
interface Alternatives {
  readonly before: readonly SchemaSource[]
  readonly after: readonly SchemaSource[]
}

/**
 * Compares `oneOf` and `anyOf`. The counterpart of an alternative has the same name or the same keywords. If there is
 * none, it is the alternative with the least severe changes; of several such alternatives, preferably one with the same
 * title. In a request, each old alternative needs a counterpart; in a response, each new alternative does.
 */
function compareAlternatives(
  { side, subject, report }: SchemaPair,
  { before, after }: Alternatives,
  compare: Compare,
): readonly ComparedPart[] {
  const isRequest = side === 'request'
  const [written, read] = isRequest ? [before, after] : [after, before]
  const counterparts = new Set<SchemaSource>()
  const parts = written.flatMap((source) => {
    const schema = readSchema(source)
    const counterpart =
      read.find((other) => schema.name !== '' && readSchema(other).name === schema.name) ??
      read.find((other) => isWrittenAs(source, other))
    const pairs = (counterpart ? [counterpart] : read).map((other) => {
      const part = isRequest ? compare(source, other) : compare(other, source)
      return {
        other,
        part,
        rating: rate(part),
        isTitled: schema.title !== undefined && readSchema(other).title === schema.title,
      }
    })
    // Sorting keeps the order of pairs that are equally good.
    const [best] = pairs.sort((a, b) => a.rating - b.rating || Number(b.isTitled) - Number(a.isTitled))
    if (best && (counterpart || best.rating < LEVEL_RATINGS.breaking)) {
      counterparts.add(best.other)
      return [best.part]
    }
    const name = describeOption(schema)
    if (isRequest) report('alternative-removed', 'breaking', `${subject} no longer accepts ${name}`)
    else report('alternative-added', 'breaking', `${subject} can now be ${name} in responses`)
    return []
  })
  for (const source of read) {
    if (counterparts.has(source)) continue
    const name = describeOption(readSchema(source))
    if (isRequest) report('alternative-added', 'compatible', `${subject} now accepts ${name}`)
    else report('alternative-removed', 'compatible', `${subject} is no longer ${name} in responses`)
  }
  return parts
}

/** Whether two alternatives have the same keywords, even if they refer to schemas that differ. */
function isWrittenAs(source: SchemaSource, other: SchemaSource): boolean {
  return (
    source.length === other.length &&
    source.every(({ value }, index) => isSameValue(value ?? null, other[index]?.value ?? null))
  )
}

/**
 * Returns the alternatives of a schema. If `isWhole` is true, each includes the other keywords of the schema. Returns
 * `undefined` if the schema has no alternatives, or several groups of alternatives.
 */
function listAlternatives(source: SchemaSource, isWhole: boolean): readonly SchemaSource[] | undefined {
  const { variants } = readSchema(source)
  const options = variants.length === 1 ? variants[0]?.options : undefined
  if (!options || !isWhole) return options
  const ownKeywords = flattenSchema(source).parts.map(({ node }) => ({ ...node, value: withoutParts(node.value) }))
  return options.map((option) => [...option, ...ownKeywords])
}

/** Keywords that refer to other schemas as parts of this one. */
const PARTS = new Set(['oneOf', 'anyOf', 'allOf', '$ref', 'discriminator'])

function withoutParts(value: JsonValue | undefined): JsonValue | undefined {
  return isObject(value) ? Object.fromEntries(Object.entries(value).filter(([key]) => !PARTS.has(key))) : value
}

function describeOption({ name, title, types }: Schema): string {
  return name !== '' ? `\`${name}\`` : (title ?? (types.join(' or ') || 'one of the alternatives'))
}

function compareProperties({ before, after, side, report }: SchemaPair, position: SchemaPosition): void {
  const isOnSide = (source: SchemaSource | undefined): source is SchemaSource => {
    if (!source) return false
    const { isReadOnly, isWriteOnly, isNever } = readSchema(source)
    return !isNever && !(side === 'request' ? isReadOnly : isWriteOnly)
  }
  for (const name of new Set([...before.properties.keys(), ...after.properties.keys()])) {
    const [old, now] = [before.properties.get(name), after.properties.get(name)]
    const [was, is] = [isOnSide(old), isOnSide(now)]
    const [wasRequired, isRequired] = [was && before.required.has(name), is && after.required.has(name)]
    const property = `property ${describePosition({ ...position, path: joinPath(position.path, name) })}`
    const path = `/properties/${encodeKey(name)}`
    if (was && !is) {
      // Most servers ignore unknown properties, and clients have to expect that an optional property is absent.
      const level = side === 'response' && wasRequired ? 'breaking' : 'risky'
      report('property-removed', level, `${property} was removed from ${side}s`, path)
    } else if (!was && is && side === 'request' && isRequired)
      report('property-became-required', 'breaking', `new ${property} is required in requests`, path)
    else if (!was && is) report('property-added', 'compatible', `new ${property} in ${side}s`, path)
    else if (was && is && !wasRequired && isRequired) {
      const isRequest = side === 'request'
      const message = `${property} is now ${isRequest ? 'required in requests' : 'always in responses'}`
      report('property-became-required', isRequest ? 'breaking' : 'compatible', message, path)
    } else if (wasRequired && is && !isRequired) {
      const isResponse = side === 'response'
      const message = `${property} is ${isResponse ? 'no longer always in responses' : 'now optional in requests'}`
      report('property-became-optional', isResponse ? 'breaking' : 'compatible', message, path)
    }
    if (was && is && !readSchema(old ?? []).deprecation && readSchema(now ?? []).deprecation)
      report('property-deprecated', 'compatible', `${property} is deprecated`, `${path}/deprecated`)
  }
}
