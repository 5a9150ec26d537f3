import { type Schema as JsonSchema, type OutputUnit, validate } from '@cfworker/json-schema'
import { percentDecode } from '../../html/percent-decode.js'
import { childNode, type DocumentNode, nodeAt, rootNode, targetOf } from '../document-node.js'
import { asText, isList, isObject, type JsonObject, type JsonValue } from '../json-value.js'
import { isMarkedInternal } from '../visible-nodes.js'
import { TYPES } from './check-schemas.js'
import { keepClosestBranch } from './keep-closest-branch.js'

/** A violation: its position in the value as a JSON pointer, and a message. */
export interface Violation {
  readonly position: string
  readonly message: string
  /** Name of the required property that the value at the position lacks. */
  readonly missingProperty?: string
}

/**
 * Validates a value against a schema of the description. `undefined` if the value is valid, or if it contains a text
 * that is too long, or if the schema can't be used.
 */
export type ValidateValue = (value: JsonValue, schema: DocumentNode) => Violation | undefined

/** Returns violations, the deepest positions first. Empty if the value is valid or if the schema can't be used. */
export type FindViolations = (value: JsonValue, schema: DocumentNode) => readonly Violation[]

/** Creates the validator of a description's examples, in which read-only and write-only properties are optional. */
export function createSchemaValidator(document: JsonObject): ValidateValue {
  const find = createViolationFinder(document, { optional: ['readOnly', 'writeOnly'], isComplete: false })
  return (value, schema) => find(value, schema)[0]
}

/** How values are validated. */
export interface ViolationFinderOptions {
  /** Keywords such as `readOnly`: if one of them is true for a property, the property is not required. */
  readonly optional: readonly string[]
  /** Whether to find all violations instead of stopping at the first. */
  readonly isComplete: boolean
}

/** Creates the function that returns the violations of a value. It converts each schema on first use. */
export function createViolationFinder(
  document: JsonObject,
  { optional, isComplete }: ViolationFinderOptions,
): FindViolations {
  const dialect = { isOld: asText(document['openapi'])?.startsWith('3.0') === true, optional }
  const convertedByReference = new Map<string, JsonSchema | boolean>()
  const find = (reference: string): JsonSchema | boolean | undefined => {
    const { value } = targetOf(rootNode(document), reference)
    if (value === undefined) return undefined
    const convertedSchema = convertedByReference.get(reference) ?? convert(value, dialect)
    convertedByReference.set(reference, convertedSchema)
    return convertedSchema
  }
  const lookup: Record<string, JsonSchema | boolean> = new Proxy(Object.create(null), {
    get: (_target, reference) => (typeof reference === 'string' ? find(reference) : undefined),
  })
  return (value, schema) => {
    const converted = find(`#${encodeURI(schema.pointer)}`)
    if (converted === undefined || longestText(value) > MAX_SAFE_LENGTH) return []
    try {
      const { valid, errors } = validate(value, converted, '2020-12', lookup, !isComplete)
      const relevant = (isComplete ? keepClosestBranch(errors) : errors).filter(({ keyword }) => !WRAPPERS.has(keyword))
      const sorted = (relevant.length > 0 ? relevant : errors).toSorted((a, b) => depthOf(b) - depthOf(a))
      return valid ? [] : sorted.map(describeError)
    } catch {
      // Other checks report dangling references, invalid patterns, and schemas that refer only to themselves.
      return []
    }
  }
}

// Errors of these keywords only repeat that a part is invalid. The error of the part comes after them.
const WRAPPERS = new Set(['$ref', '$recursiveRef', 'allOf', 'if'])

/** Length of the longest string or key in a value. */
function longestText(value: JsonValue): number {
  if (typeof value === 'string') return value.length
  if (isList(value)) return value.reduce<number>((longest, each) => Math.max(longest, longestText(each)), 0)
  if (!isObject(value)) return 0
  return Object.entries(value).reduce((longest, [key, each]) => Math.max(longest, key.length, longestText(each)), 0)
}

function describeError({ keyword, instanceLocation, error }: OutputUnit): Violation {
  return {
    position: percentDecode(instanceLocation.replace(/^#/, '')),
    message: error.replace(/\.$/, ''),
    // The validator provides the name of the property only in its message.
    ...(keyword === 'required' && { missingProperty: error.slice(error.indexOf('"') + 1, error.lastIndexOf('"')) }),
  }
}

function depthOf({ instanceLocation }: OutputUnit): number {
  return instanceLocation.split('/').length
}

/** Keywords whose value is data, not schemas. */
const LITERAL = new Set(['enum', 'const', 'default', 'example', 'examples'])
/** Keywords that are not passed to the validator. */
const REMOVED = new Set(['$id', 'id', '$anchor', '$schema', 'nullable', 'discriminator', 'xml', 'example', 'examples'])
/** Keywords whose value maps names to schemas. */
const BY_NAME = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas'])

interface Dialect extends Pick<ViolationFinderOptions, 'optional'> {
  /** Whether the description is of version 3.0. */
  readonly isOld: boolean
}

/** Converts a schema of any supported OpenAPI version to JSON Schema 2020-12. */
function convert(schema: JsonValue, dialect: Dialect): JsonSchema | boolean {
  if (typeof schema === 'boolean') return schema
  if (!isObject(schema)) return true
  const reference = asText(schema['$ref'])
  const allow = schema['nullable'] === true ? allowNull : (each: Record<string, unknown>) => each
  if (reference !== undefined && dialect.isOld) return allow({ $ref: reference })
  const converted: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(schema)) {
    if (
      REMOVED.has(key) ||
      key.startsWith('__') ||
      (key === 'type' && !isKnownType(value)) ||
      isEmptyChoice(key, value)
    )
      continue
    converted[key] = convertKeyword(key, value, dialect)
  }
  removeUnsafePatterns(converted)
  relaxRequired(schema, converted, dialect)
  convertExclusiveLimits(schema, converted)
  return allow(converted)
}

/** Whether a list of alternatives is empty, so that it would allow no value. Another check reports it. */
function isEmptyChoice(key: string, value: JsonValue): boolean {
  return ['enum', 'oneOf', 'anyOf'].includes(key) && isList(value) && value.length === 0
}

/** Whether a type exists. An unknown type is reported at the schema, so its examples may have any type. */
function isKnownType(type: JsonValue): boolean {
  return (isList(type) ? type : [type]).every((each) => TYPES.some((validType) => validType === each))
}

function convertKeyword(key: string, value: JsonValue, dialect: Dialect): unknown {
  if (LITERAL.has(key)) return value
  if (BY_NAME.has(key) && isObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, convert(each, dialect)]))
  }
  if (isList(value)) return value.map((each) => (isObject(each) ? convert(each, dialect) : each))
  return isObject(value) && key !== 'dependentRequired' ? convert(value, dialect) : value
}

/**
 * Removes patterns that could take exponential time. Without `patternProperties`, additional properties can't be
 * determined, so their rules are removed, too.
 */
function removeUnsafePatterns(converted: Record<string, unknown>): void {
  const { pattern, patternProperties } = converted
  if (typeof pattern === 'string' && !isSafePattern(pattern)) delete converted['pattern']
  if (typeof patternProperties !== 'object' || patternProperties === null) return
  if (Object.keys(patternProperties).every(isSafePattern)) return
  for (const key of ['patternProperties', 'additionalProperties', 'unevaluatedProperties']) delete converted[key]
}

/** Keeps only the required properties that are not internal, and for which no `optional` keyword is true. */
function relaxRequired(schema: JsonObject, converted: Record<string, unknown>, { optional }: Dialect): void {
  const required = schema['required']
  // Another check reports `required` of another type. The validator would treat a string as a list of letters.
  if (!isList(required)) {
    delete converted['required']
    return
  }
  const node = { ...nodeAt(schema, ''), value: schema }
  converted['required'] = required.filter((name) => {
    const property = childNode(node, 'properties', String(name))
    return !isMarkedInternal(property) && optional.every((key) => childNode(property, key).value !== true)
  })
}

/** Converts boolean limits of OpenAPI 3.0 to numbers. Many descriptions of 3.1 still use them. */
function convertExclusiveLimits(schema: JsonObject, converted: Record<string, unknown>): void {
  for (const [flag, limit] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (typeof schema[flag] !== 'boolean') continue
    delete converted[flag]
    if (schema[flag] !== true) continue
    converted[flag] = schema[limit]
    delete converted[limit]
  }
}

const COMBINING = ['allOf', 'oneOf', 'anyOf', 'not', '$ref', 'const']

function allowNull(converted: Record<string, unknown>): Record<string, unknown> {
  if (COMBINING.some((key) => key in converted)) return { anyOf: [{ type: 'null' }, converted] }
  const { type, enum: values } = converted
  return {
    ...converted,
    ...(typeof type === 'string' && { type: [type, 'null'] }),
    ...(Array.isArray(values) && { enum: [...values, null] }),
  }
}

/** Maximum number of unbounded repetitions in a pattern. */
const MAX_REPETITIONS = 3
/** Repeats the previous atom, as in `*` or `{2,30}`. */
const REPEAT = /^(?:[*+]|\{\d+(?:,\d*)?\})/
/** Repeats the previous atom without a maximum, or with a maximum of at least 10. */
const UNBOUNDED = /^(?:[*+]|\{\d+,(?:\d{2,})?\})/

/**
 * Whether a regular expression is known to terminate quickly on texts of `MAX_SAFE_LENGTH` characters: no repetition
 * around another or around alternatives, no back reference, and few unbounded repetitions. False for some safe
 * patterns.
 */
export function isSafePattern(pattern: string): boolean {
  // Whether the current group can match the same text in several ways.
  let isLoose = false
  // The same for each group around it, outermost first.
  const outerGroups: boolean[] = []
  let repetitions = 0
  for (let index = 0; index < pattern.length; ) {
    const character = pattern.charAt(index)
    const end = endOfAtom(pattern, index)
    if (character === '\\' && /[1-9k]/.test(pattern.charAt(index + 1))) return false
    const rest = pattern.slice(end)
    if (character === '(') {
      outerGroups.push(isLoose)
      isLoose = false
    } else if (character === ')') {
      if (isLoose && REPEAT.test(rest)) return false
      isLoose = (outerGroups.pop() ?? false) || isLoose
    }
    if (character === '|') isLoose = true
    if (character !== '(' && character !== '|' && UNBOUNDED.test(rest)) {
      repetitions += 1
      isLoose = true
    }
    index = end
  }
  return repetitions <= MAX_REPETITIONS
}

/** Maximum length of texts that are matched against patterns. A value with a longer text is not validated at all. */
export const MAX_SAFE_LENGTH = 1000

/** Index after the atom at `index`: a character class, an escape, or a single character. */
function endOfAtom(pattern: string, index: number): number {
  const character = pattern.charAt(index)
  if (character === '\\') return index + 2
  if (character !== '[') return index + 1
  for (let end = index + 1; end < pattern.length; end++) {
    if (pattern.charAt(end) === '\\') end += 1
    else if (pattern.charAt(end) === ']' && end > index + 1) return end + 1
  }
  return pattern.length
}
