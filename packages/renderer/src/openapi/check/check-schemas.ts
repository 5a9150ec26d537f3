import { nearestWord } from '../../contract/suggest-name.js'
import type { Problem } from '../api-problem.js'
import {
  childNode,
  type DocumentNode,
  elementNodes,
  entryNodes,
  follow,
  referenceOf,
  rootNode,
  targetOf,
} from '../document-node.js'
import { asText, isList, isObject, isSameValue, type JsonObject, type JsonValue } from '../json-value.js'
import { roleUnder } from '../part-role.js'
import { printValue, reportFlag, reportValue } from './report-value.js'

/** The values that `type` allows. */
export const TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']

/** The requirement for the value of a keyword, and the schemas in the value. */
interface Rule {
  readonly isValid: (value: JsonValue) => boolean
  readonly expected: string
  readonly inner?: (value: DocumentNode) => readonly DocumentNode[]
}

const isNumber = (value: JsonValue): boolean => typeof value === 'number'
const isText = (value: JsonValue): boolean => typeof value === 'string'
const isSchema = (value: JsonValue): boolean => isObject(value) || typeof value === 'boolean'
const isFilledList = (value: JsonValue): boolean => isList(value) && value.length > 0
const isNames = (value: JsonValue): boolean => isList(value) && value.every(isText)

const FLAG: Rule = { isValid: (value) => typeof value === 'boolean', expected: 'true or false' }

const RULES: ReadonlyMap<string, Rule> = new Map(
  (
    [
      [
        'minimum maximum multipleOf minLength maxLength minItems maxItems minProperties maxProperties',
        { isValid: isNumber, expected: 'a number' },
      ],
      [
        'exclusiveMinimum exclusiveMaximum',
        { isValid: (value) => isNumber(value) || typeof value === 'boolean', expected: 'a number' },
      ],
      ['nullable readOnly writeOnly deprecated uniqueItems', FLAG],
      ['title description format pattern', { isValid: isText, expected: 'a string' }],
      ['enum', { isValid: isFilledList, expected: 'a list of at least one value' }],
      ['allOf oneOf anyOf', { isValid: isFilledList, expected: 'a list of at least one schema', inner: elementNodes }],
      ['prefixItems', { isValid: isList, expected: 'a list', inner: elementNodes }],
      ['required', { isValid: isNames, expected: 'a list of property names' }],
      [
        'properties patternProperties $defs definitions dependentSchemas',
        { isValid: isObject, expected: 'an object', inner: (node) => entryNodes(node).map(([, each]) => each) },
      ],
      [
        'items additionalProperties not if then else contains propertyNames unevaluatedItems unevaluatedProperties contentSchema',
        { isValid: isSchema, expected: 'a schema', inner: (node) => [node] },
      ],
    ] satisfies [string, Rule][]
  ).flatMap(([keywords, rule]) => keywords.split(' ').map((keyword) => [keyword, rule] as const)),
)

/**
 * Reports values of schema keywords that have the wrong type or contradict other keywords, invalid patterns, and arrays
 * without `items`.
 */
export function checkSchemas(document: JsonObject): readonly Problem[] {
  const problems: Problem[] = []
  const seen = new Set<string>()
  const waiting = findSchemas(rootNode(document))
  // Since version 3.1, an array without `items` may have any elements.
  const needsItems = asText(document['openapi'])?.startsWith('3.0') === true
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (seen.has(node.pointer)) continue
    seen.add(node.pointer)
    if (!isObject(node.value)) continue
    const reference = referenceOf(node)
    if (reference !== undefined) waiting.push(targetOf(node, reference))
    problems.push(...checkType(node, node.value['type']), ...checkDefault(node), ...checkLimits(node))
    if (needsItems) problems.push(...checkItems(node))
    for (const key of Object.keys(node.value)) {
      const rule = RULES.get(key)
      if (!rule) continue
      const child = childNode(node, key)
      // The text of a description can be in a file.
      const { value } = key === 'description' ? follow(child) : child
      if (value !== undefined && !rule.isValid(value))
        problems.push(rule === FLAG ? reportFlag(child) : reportValue(child, rule.expected))
      if (key === 'pattern') problems.push(...checkPattern(child))
      if (rule.inner && typeof child.value === 'object') waiting.push(...rule.inner(child))
    }
  }
  return problems
}

/** Type of a schema → requirement for its default value. */
const RULES_BY_TYPE: ReadonlyMap<JsonValue | undefined, Pick<Rule, 'isValid' | 'expected'>> = new Map([
  ['string', { isValid: isText, expected: 'a string' }],
  ['number', { isValid: isNumber, expected: 'a number' }],
  ['integer', { isValid: isNumber, expected: 'a number' }],
  ['boolean', FLAG],
  ['array', { isValid: isList, expected: 'a list' }],
  ['object', { isValid: isObject, expected: 'an object' }],
])

function checkDefault(schema: DocumentNode): readonly Problem[] {
  const rule = RULES_BY_TYPE.get(childNode(schema, 'type').value)
  const child = childNode(schema, 'default')
  const { value } = child
  // In many descriptions, null means that there is no default.
  if (value === undefined || value === null) return []
  if (rule && !rule.isValid(value)) return [reportValue(child, `${rule.expected} to match \`type\``)]
  const { value: allowed } = childNode(schema, 'enum')
  const isListed = !isList(allowed) || allowed.length === 0 || allowed.some((each) => isSameValue(each, value))
  return isListed ? [] : [reportValue(child, 'one of the values in `enum`')]
}

const LIMITS = [
  ['minimum', 'maximum'],
  ...['Length', 'Items', 'Properties'].map((name) => [`min${name}`, `max${name}`] as const),
] as const

/** Reports each minimum that is greater than its maximum. */
function checkLimits(schema: DocumentNode): readonly Problem[] {
  return LIMITS.flatMap(([low, high]): readonly Problem[] => {
    const [least, most] = [childNode(schema, low), childNode(schema, high)]
    if (typeof least.value !== 'number' || typeof most.value !== 'number' || least.value <= most.value) return []
    return [reportValue(least, `at most ${most.value} (\`${high}\`)`)]
  })
}

/** Error messages about patterns that are invalid in every dialect of regular expressions. */
const BROKEN_PATTERN = /(?:Unterminated (?:character class|group)|Unmatched '\)')$/

function checkPattern(node: DocumentNode): readonly Problem[] {
  if (typeof node.value !== 'string') return []
  try {
    new RegExp(node.value)
  } catch (error) {
    const [reason] = BROKEN_PATTERN.exec(error instanceof Error ? error.message : '') ?? []
    if (reason !== undefined)
      return [reportValue(node, 'a regular expression', `Close the bracket or escape it: ${reason.toLowerCase()}`)]
  }
  return []
}

/** Reports an array without `items`, unless another part of the same schema may describe its elements. */
function checkItems({ pointer, value }: DocumentNode): readonly Problem[] {
  if (!isObject(value) || value['type'] !== 'array' || /\/(?:allOf|anyOf|oneOf)\/\d+$/.test(pointer)) return []
  if (['items', '$ref', 'allOf', 'anyOf', 'oneOf'].some((key) => Object.hasOwn(value, key))) return []
  const message = 'this list has no `items`, so its elements are not described'
  return [
    { code: 'api-invalid-keyword', severity: 'warning', pointer: `${pointer}/type`, message, hint: 'Add `items`' },
  ]
}

/** The component schemas, and every value of a field `schema`. */
function findSchemas(root: DocumentNode): DocumentNode[] {
  const schemas = entryNodes(childNode(root, 'components', 'schemas')).map(([, schema]) => schema)
  const waiting = [{ node: root, role: 'object' as ReturnType<typeof roleUnder> }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, role } = next
    for (const [key, child] of entryNodes(node)) {
      const under = roleUnder(key, child.value, role)
      if (under === 'data' || typeof child.value !== 'object') continue
      if (key === 'schema' && role === 'object') schemas.push(child)
      else waiting.push({ node: child, role: under })
    }
    for (const child of elementNodes(node)) waiting.push({ node: child, role: 'object' })
  }
  return schemas
}

function checkType({ pointer }: DocumentNode, type: JsonValue | undefined): readonly Problem[] {
  if (type === undefined) return []
  const isTypeList = isList(type)
  return (isTypeList ? type : [type]).flatMap((each, index): readonly Problem[] => {
    if (typeof each === 'string' && TYPES.includes(each)) return []
    const near =
      typeof each === 'string' ? (OTHER_TYPES.get(each.toLowerCase()) ?? nearestWord(each, TYPES)) : undefined
    return [
      {
        code: 'api-unknown-type',
        severity: 'warning',
        pointer: `${pointer}/type${isTypeList ? `/${index}` : ''}`,
        message: `unknown type ${printValue(each)}`,
        hint: hintAtType(each, near),
      },
    ]
  })
}

/** Names of types in programming languages and databases, and formats written as types → type in OpenAPI. */
const OTHER_TYPES: ReadonlyMap<string, string> = new Map([
  ...['int', 'int32', 'int64', 'long', 'short', 'bigint'].map((name) => [name, 'integer'] as const),
  ...['float', 'double', 'decimal'].map((name) => [name, 'number'] as const),
  ...['str', 'text', 'varchar', 'char', 'date', 'datetime', 'date-time', 'uuid', 'file', 'enum'].map(
    (name) => [name, 'string'] as const,
  ),
  ...['map', 'dict', 'hash', 'record', 'struct', 'json'].map((name) => [name, 'object'] as const),
  ['bool', 'boolean'],
  ['list', 'array'],
  ['none', 'null'],
])

function hintAtType(type: JsonValue, near: string | undefined): string {
  if (type === null) return 'Write "null" in quotes'
  if (near === undefined) return `Use one of ${TYPES.join(', ')}`
  const format = typeof type === 'string' ? FORMAT_OF_TYPE.get(type.toLowerCase()) : undefined
  return `Did you mean "${near}"${format === undefined ? '' : ` with \`format: ${format}\``}?`
}

/** Formats that are often written as types; `file` is a type of Swagger 2.0. */
const FORMAT_OF_TYPE: ReadonlyMap<string, string> = new Map([
  ...['date', 'date-time', 'uuid', 'int32', 'int64', 'float', 'double'].map((name) => [name, name] as const),
  ['datetime', 'date-time'],
  ['file', 'binary'],
])
