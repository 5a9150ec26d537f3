import { nearestWord } from '../../contract/suggest-name.js'
import type { Problem } from '../api-problem.js'
import {
  childNode,
  type DocumentNode,
  elementNodes,
  entryNodes,
  referenceOf,
  rootNode,
  targetOf,
} from '../document-node.js'
import { isList, isObject, type JsonObject, type JsonValue } from '../json-value.js'
import { roleUnder } from '../part-role.js'
import { printValue, reportValue } from './report-value.js'

/** The values of `type`. */
export const TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']

/** What the value of a keyword must be, and which schemas it contains. */
interface Rule {
  readonly isRight: (value: JsonValue) => boolean
  readonly expected: string
  readonly inner?: (value: DocumentNode) => readonly DocumentNode[]
}

const isNumber = (value: JsonValue): boolean => typeof value === 'number'
const isText = (value: JsonValue): boolean => typeof value === 'string'
const isSchema = (value: JsonValue): boolean => isObject(value) || typeof value === 'boolean'
const isNames = (value: JsonValue): boolean => isList(value) && value.every(isText)

const RULES: ReadonlyMap<string, Rule> = new Map(
  (
    [
      [
        'minimum maximum multipleOf minLength maxLength minItems maxItems minProperties maxProperties',
        { isRight: isNumber, expected: 'a number' },
      ],
      [
        'exclusiveMinimum exclusiveMaximum',
        { isRight: (value) => isNumber(value) || typeof value === 'boolean', expected: 'a number' },
      ],
      [
        'nullable readOnly writeOnly deprecated uniqueItems',
        { isRight: (value) => typeof value === 'boolean', expected: 'true or false' },
      ],
      ['title description format pattern', { isRight: isText, expected: 'a string' }],
      ['enum', { isRight: isList, expected: 'a list' }],
      ['allOf oneOf anyOf prefixItems', { isRight: isList, expected: 'a list', inner: elementNodes }],
      ['required', { isRight: isNames, expected: 'a list of property names' }],
      [
        'properties patternProperties $defs definitions dependentSchemas',
        { isRight: isObject, expected: 'an object', inner: (node) => entryNodes(node).map(([, each]) => each) },
      ],
      [
        'items additionalProperties not if then else contains propertyNames unevaluatedItems unevaluatedProperties contentSchema',
        { isRight: isSchema, expected: 'a schema', inner: (node) => [node] },
      ],
    ] satisfies [string, Rule][]
  ).flatMap(([keywords, rule]) => keywords.split(' ').map((keyword) => [keyword, rule] as const)),
)

/** Reports schema keywords that are ignored because their value has the wrong type. */
export function checkSchemas(document: JsonObject): readonly Problem[] {
  const problems: Problem[] = []
  const seen = new Set<string>()
  const waiting = findSchemas(rootNode(document))
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (seen.has(node.pointer)) continue
    seen.add(node.pointer)
    if (!isObject(node.value)) continue
    const reference = referenceOf(node)
    if (reference !== undefined) waiting.push(targetOf(node, reference))
    problems.push(...checkType(node, node.value['type']))
    for (const key of Object.keys(node.value)) {
      const rule = RULES.get(key)
      if (!rule) continue
      const child = childNode(node, key)
      if (child.value !== undefined && !rule.isRight(child.value)) problems.push(reportValue(child, rule.expected))
      if (rule.inner && typeof child.value === 'object') waiting.push(...rule.inner(child))
    }
  }
  return problems
}

/** The component schemas, and every value under a key `schema`. */
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
  const isWritten = isList(type)
  return (isWritten ? type : [type]).flatMap((each, index): readonly Problem[] => {
    if (typeof each === 'string' && TYPES.includes(each)) return []
    const near = typeof each === 'string' ? nearestWord(each, TYPES) : undefined
    return [
      {
        code: 'api-unknown-type',
        severity: 'warning',
        pointer: `${pointer}/type${isWritten ? `/${index}` : ''}`,
        message: `unknown type ${printValue(each)}`,
        hint: hintAtType(each, near),
      },
    ]
  })
}

function hintAtType(type: JsonValue, near: string | undefined): string {
  if (type === null) return 'Write "null" in quotes'
  return near === undefined ? `Use one of ${TYPES.join(', ')}` : `Did you mean "${near}"?`
}
