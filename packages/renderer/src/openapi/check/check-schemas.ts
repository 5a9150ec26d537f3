import { nearestWord } from '../../markdown/nearest-word.js'
import {
  childNode,
  type DocumentNode,
  elementNodes,
  entryNodes,
  referenceOf,
  rootNode,
  targetOf,
} from '../document-node.js'
import { isList, isObject, type JsonObject, type JsonValue, toLabel } from '../json-value.js'
import type { Mistake } from '../mistake.js'
import { roleUnder } from '../part-role.js'

const TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']
const NUMBERS = 'minimum maximum multipleOf minLength maxLength minItems maxItems minProperties maxProperties'.split(
  ' ',
)
const TEXTS = ['title', 'description', 'format', 'pattern']
const LISTS = ['enum', 'allOf', 'oneOf', 'anyOf', 'prefixItems']
const NAMED = ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas']
const SINGLE =
  'items additionalProperties not if then else contains propertyNames unevaluatedItems unevaluatedProperties contentSchema'.split(
    ' ',
  )
const LONGEST_SHOWN = 40

/** Keywords of schemas whose values are of a wrong kind, so that they are ignored. */
export function checkSchemas(document: JsonObject): readonly Mistake[] {
  const mistakes: Mistake[] = []
  const seen = new Set<string>()
  const waiting = findSchemas(rootNode(document))
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (seen.has(node.pointer)) continue
    seen.add(node.pointer)
    if (!isObject(node.value)) continue
    const reference = referenceOf(node)
    if (reference !== undefined) waiting.push(targetOf(node, reference))
    mistakes.push(...checkSchema(node, node.value))
    for (const key of SINGLE) waiting.push(childNode(node, key))
    for (const key of NAMED) waiting.push(...entryNodes(childNode(node, key)).map(([, each]) => each))
    for (const key of LISTS) if (key !== 'enum') waiting.push(...elementNodes(childNode(node, key)))
  }
  return mistakes
}

/** The components, and what stands under a key `schema`. */
function findSchemas(root: DocumentNode): DocumentNode[] {
  const found = entryNodes(childNode(root, 'components', 'schemas')).map(([, schema]) => schema)
  const waiting = [{ node: root, role: 'object' as ReturnType<typeof roleUnder> }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, role } = next
    for (const [key, child] of entryNodes(node)) {
      const under = roleUnder(key, child.value, role)
      if (under === 'data' || typeof child.value !== 'object') continue
      if (key === 'schema' && role === 'object') found.push(child)
      else waiting.push({ node: child, role: under })
    }
    for (const child of elementNodes(node)) waiting.push({ node: child, role: 'object' })
  }
  return found
}

function checkSchema(node: DocumentNode, schema: JsonObject): readonly Mistake[] {
  const report = (key: string, expected: string): readonly Mistake[] => {
    const value = schema[key]
    if (value === undefined) return []
    const message = `\`${key}\` must be ${expected}, got ${shown(value)}`
    return [{ code: 'api-invalid-keyword', severity: 'warning', pointer: `${node.pointer}/${key}`, message }]
  }
  const unless = (key: string, isRight: (value: JsonValue) => boolean, expected: string): readonly Mistake[] => {
    const value = Object.hasOwn(schema, key) ? schema[key] : undefined
    return value === undefined || isRight(value) ? [] : report(key, expected)
  }
  const isNumber = (value: JsonValue): boolean => typeof value === 'number'
  const isText = (value: JsonValue): boolean => typeof value === 'string'
  return [
    ...checkType(node, schema['type']),
    ...NUMBERS.flatMap((key) => unless(key, isNumber, 'a number')),
    ...['exclusiveMinimum', 'exclusiveMaximum'].flatMap((key) =>
      unless(key, (value) => isNumber(value) || typeof value === 'boolean', 'a number'),
    ),
    ...TEXTS.flatMap((key) => unless(key, isText, 'text')),
    ...LISTS.flatMap((key) => unless(key, isList, 'a list')),
    ...unless('required', (value) => isList(value) && value.every(isText), 'a list of property names'),
    ...NAMED.flatMap((key) => unless(key, isObject, 'an object')),
    ...SINGLE.flatMap((key) => unless(key, (value) => isObject(value) || typeof value === 'boolean', 'a schema')),
  ]
}

function checkType({ pointer }: DocumentNode, type: JsonValue | undefined): readonly Mistake[] {
  if (type === undefined) return []
  const isWritten = isList(type)
  return (isWritten ? type : [type]).flatMap((each, index): readonly Mistake[] => {
    if (typeof each === 'string' && TYPES.includes(each)) return []
    const near = typeof each === 'string' ? nearestWord(each, TYPES) : undefined
    return [
      {
        code: 'api-unknown-type',
        severity: 'warning',
        pointer: `${pointer}/type${isWritten ? `/${index}` : ''}`,
        message: `unknown type ${shown(each)}`,
        hint: hintAtType(each, near),
      },
    ]
  })
}

function hintAtType(type: JsonValue, near: string | undefined): string {
  if (type === null) return 'Write "null" in quotes'
  return near === undefined ? `Use one of ${TYPES.join(', ')}` : `Did you mean "${near}"?`
}

function shown(value: JsonValue): string {
  if (isList(value)) return 'a list'
  if (isObject(value)) return 'an object'
  const label = typeof value === 'string' ? JSON.stringify(value) : toLabel(value)
  return label.length > LONGEST_SHOWN ? `${label.slice(0, LONGEST_SHOWN)}…` : label
}
