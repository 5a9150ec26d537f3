import type { ConstraintView } from '../../contract/index.js'
import { isList, isObject, type JsonValue, toLabel } from '../json-value.js'
import type { SchemaPart } from './flatten-schema.js'

/** Which of two values is stricter, by the name of a limit. */
export const STRICTER: Readonly<Record<string, 'larger' | 'smaller'>> = {
  minLength: 'larger',
  maxLength: 'smaller',
  minimum: 'larger',
  exclusiveMinimum: 'larger',
  maximum: 'smaller',
  exclusiveMaximum: 'smaller',
  minItems: 'larger',
  maxItems: 'smaller',
  minContains: 'larger',
  maxContains: 'smaller',
  minProperties: 'larger',
  maxProperties: 'smaller',
}
const LIMITS = Object.keys(STRICTER)
/** Keywords that apply together if several parts have them: a value must satisfy each of them. */
const COMBINED = ['multipleOf', 'pattern']

/**
 * The keywords that limit values, and the XML form, in a fixed order. Contains only the stricter of two limits, but all
 * patterns and factors.
 */
export function readConstraints(parts: readonly SchemaPart[]): readonly ConstraintView[] {
  return [
    ...LIMITS.filter((name) => isSpecified(name, parts)).flatMap((name) => readLimit(name, parts)),
    ...COMBINED.filter((name) => isSpecified(name, parts)).flatMap((name) => readEach(name, parts)),
    ...(parts.some(({ keywords }) => keywords['uniqueItems'] === true) ? [{ name: 'uniqueItems', value: 'true' }] : []),
    ...readClosed(parts),
    ...readDependencies(parts),
    ...readXml(parts),
  ]
}

function isSpecified(name: string, parts: readonly SchemaPart[]): boolean {
  return parts.some(({ keywords }) => name in keywords)
}

function readLimit(name: string, parts: readonly SchemaPart[]): readonly ConstraintView[] {
  const values = parts.flatMap(({ keywords }) => limitOf(name, keywords) ?? [])
  if (values.length === 0) return []
  return [{ name, value: String(STRICTER[name] === 'larger' ? Math.max(...values) : Math.min(...values)) }]
}

/** In 3.0 `exclusiveMinimum: true` turns `minimum` into an exclusive limit. */
function limitOf(name: string, keywords: Readonly<Record<string, JsonValue>>): number | undefined {
  const value = keywords[name]
  if (name.startsWith('exclusive')) {
    const base = keywords[name === 'exclusiveMinimum' ? 'minimum' : 'maximum']
    if (value === true) return typeof base === 'number' ? base : undefined
  } else if (keywords[`exclusive${name[0]?.toUpperCase()}${name.slice(1)}`] === true) {
    return undefined
  }
  return typeof value === 'number' ? value : undefined
}

function readEach(name: string, parts: readonly SchemaPart[]): readonly ConstraintView[] {
  const values = parts.flatMap(({ keywords }) => keywords[name] ?? [])
  return [...new Set(values.map(toLabel))].map((value) => ({ name, value }))
}

/** The constraint that an array or an object contains no items or properties that are not described. */
function readClosed(parts: readonly SchemaPart[]): readonly ConstraintView[] {
  const isClosed = (...names: readonly string[]): boolean =>
    parts.some(({ keywords }) => names.some((name) => keywords[name] === false))
  const isTupleClosed = parts.some(({ keywords }) => keywords['items'] === false && isList(keywords['prefixItems']))
  return [
    ...(isClosed('additionalProperties', 'unevaluatedProperties')
      ? [{ name: 'additionalProperties', value: 'false' }]
      : []),
    ...(isClosed('additionalItems', 'unevaluatedItems') || isTupleClosed
      ? [{ name: 'additionalItems', value: 'false' }]
      : []),
  ]
}

function readDependencies(parts: readonly SchemaPart[]): readonly ConstraintView[] {
  return [...listDependencies(parts)].map(([name, needed]) => ({
    name: 'dependentRequired',
    value: `${name} → ${needed.join(', ')}`,
  }))
}

/** Property → the properties that it requires. */
export function listDependencies(parts: readonly SchemaPart[]): ReadonlyMap<string, readonly string[]> {
  const dependencies = new Map<string, readonly string[]>()
  for (const { keywords } of parts) {
    for (const [name, needed] of Object.entries(keywords['dependentRequired'] ?? {})) {
      if (isList(needed)) dependencies.set(name, [...(dependencies.get(name) ?? []), ...needed.map(toLabel)])
    }
  }
  return dependencies
}

/** The XML form of a value: the keywords of the first part that has some. */
function readXml(parts: readonly SchemaPart[]): readonly ConstraintView[] {
  const xml = parts.map(({ keywords }) => keywords['xml']).find(isObject) ?? {}
  const specified = Object.entries(xml).filter(([name, value]) => typeof value !== 'object' && !name.startsWith('x-'))
  return specified.length === 0
    ? []
    : [{ name: 'xml', value: specified.map(([name, value]) => `${name}: ${value}`).join(', ') }]
}
