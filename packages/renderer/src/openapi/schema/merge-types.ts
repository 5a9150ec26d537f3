import { asText, isList, type JsonValue, typeOf } from '../json-value.js'
import type { SchemaPart } from './flatten-schema.js'
import { VARIANT_KINDS } from './only-option.js'
import { readDescribedValues } from './read-described-values.js'
import { type Conflict, differ } from './schema.js'

/** The types that a schema allows, without `null` unless it is the only type. */
export interface MergedTypes {
  readonly names: readonly string[]
  readonly isNullable: boolean
}

/**
 * Returns the types that every part allows; if no part declares a type, the types that keywords and values imply. Adds
 * contradictions to `conflicts`.
 */
export function mergeTypes(parts: readonly SchemaPart[], conflicts: Conflict[]): MergedTypes {
  let allowed: readonly string[] | undefined
  for (const { keywords } of parts) {
    const types = readTypes(keywords['type'])
    if (types.length === 0) continue
    const before = allowed ?? types
    const common = before.flatMap((type) => intersect(type, types))
    if (common.length === 0) {
      conflicts.push(differ('type', before.join(' | '), types.join(' | ')))
      allowed = [...before, ...types]
    } else {
      allowed = common
    }
  }
  const types = allowed ?? guessTypes(parts)
  const names = [...new Set(types.filter((type) => type !== 'null'))]
  // If null is the only type, it remains.
  if (names.length === 0 && types.length > 0) return { names: ['null'], isNullable: false }
  return { names, isNullable: types.includes('null') }
}

function readTypes(value: JsonValue | undefined): readonly string[] {
  if (typeof value === 'string') return [value]
  return isList(value) ? value.flatMap((each) => asText(each) ?? []) : []
}

/**
 * Returns the type that allows the values common to a type and a list of types, if any. An integer is also a number.
 */
function intersect(type: string, others: readonly string[]): readonly string[] {
  if (others.includes(type)) return [type]
  if (type === 'integer' && others.includes('number')) return ['integer']
  return type === 'number' && others.includes('integer') ? ['integer'] : []
}

/** Type → the keywords that imply it. */
const KEYWORDS_OF = {
  object: [
    'properties',
    'patternProperties',
    'additionalProperties',
    'required',
    'minProperties',
    'maxProperties',
    'propertyNames',
  ],
  array: ['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems', 'contains'],
  string: ['pattern', 'minLength', 'maxLength'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
} as const

function guessTypes(parts: readonly SchemaPart[]): readonly string[] {
  const values = parts.flatMap(({ keywords }) => {
    const listed = keywords['enum']
    return 'const' in keywords ? [keywords['const'] ?? null] : isList(listed) ? listed : []
  })
  const described = parts.flatMap(({ node }) =>
    VARIANT_KINDS.flatMap((kind) => (readDescribedValues(node, kind) ?? []).map(({ value }) => value)),
  )
  if (values.length + described.length > 0) return [...new Set([...values, ...described].map(typeOf))]
  const guessed = Object.entries(KEYWORDS_OF).find(([, words]) =>
    parts.some(({ keywords }) => words.some((word) => Object.hasOwn(keywords, word))),
  )
  return guessed ? [guessed[0]] : []
}
