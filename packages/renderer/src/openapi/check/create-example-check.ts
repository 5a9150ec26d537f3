import type { Problem } from '../api-problem.js'
import {
  childNode,
  type DocumentNode,
  encodeKey,
  entryNodes,
  nodeAt,
  referenceOf,
  rootNode,
  targetOf,
} from '../document-node.js'
import { asText, isList, isObject, type JsonObject, type JsonValue } from '../json-value.js'
import { type PartRole, roleUnder } from '../part-role.js'
import { findImpliedVariants, toReference } from '../schema/read-variants.js'
import { ownExamples } from '../schema/schema.js'
import type { ValidateValue } from './create-schema-validator.js'
import { checkLength, validateExample } from './validate-example.js'

/**
 * Returns the problems of schemas' examples that are too long or violate their schema: of the schemas at or below the
 * pointers, and of the schemas that these refer to, directly or indirectly.
 */
export type CheckExamples = (pointers: readonly string[]) => readonly Problem[]

/** Result of the check of a part. */
interface Checked {
  readonly problems: Problem[]
  /** References to schemas. */
  readonly schemas: Set<string>
  /** References to other parts. */
  readonly others: Set<string>
}

/**
 * Creates the check of a description's examples. A referenced part is checked once, even if several pages contain it,
 * and even if they collapse it.
 */
export function createExampleCheck(document: JsonObject, validate: ValidateValue): CheckExamples {
  const checkedSchemas = { schemas: new Map<string, Checked>(), others: new Map<string, Checked>() }
  const check = ({ pointer, value }: DocumentNode, isSchema: boolean): Checked => {
    const checked: Checked = { problems: [], schemas: new Set(), others: new Set() }
    walk(value, { pointer, role: 'object', isSchema }, { document, validate, checked })
    return checked
  }
  return (pointers) => {
    const problems: Problem[] = []
    const reached = { schemas: new Set<string>(), others: new Set<string>() }
    const take = (checked: Checked): void => {
      problems.push(...checked.problems)
      for (const kind of ['schemas', 'others'] as const) for (const each of checked[kind]) reached[kind].add(each)
    }
    for (const pointer of pointers) take(check(nodeAt(document, pointer), pointer.startsWith(SHARED_SCHEMAS)))
    // Iterating a set includes elements added meanwhile. Schemas refer only to schemas.
    for (const kind of ['others', 'schemas'] as const) {
      for (const reference of reached[kind]) {
        const checked =
          checkedSchemas[kind].get(reference) ?? check(targetOf(rootNode(document), reference), kind === 'schemas')
        checkedSchemas[kind].set(reference, checked)
        take(checked)
      }
    }
    return problems
  }
}

interface Position {
  readonly pointer: string
  readonly role: PartRole
  readonly isSchema: boolean
}

interface Walk {
  readonly document: JsonObject
  readonly validate: ValidateValue
  readonly checked: Checked
}

const SHARED_SCHEMAS = '/components/schemas/'
const SCHEMA_KEYS = new Set(['schema', 'itemSchema', 'schemas'])

/** Visits all parts of a value without following references. Skips primitive values early, because most values are. */
function walk(value: JsonValue | undefined, { pointer, role, isSchema }: Position, state: Walk): void {
  if (isList(value)) {
    for (const [index, each] of value.entries()) {
      if (typeof each === 'object') walk(each, { pointer: `${pointer}/${index}`, role: 'object', isSchema }, state)
    }
    return
  }
  if (!isObject(value)) return
  if (role === 'object') readObject(value, pointer, isSchema, state)
  for (const key of Object.keys(value)) {
    const child = value[key]
    if (typeof child !== 'object' || (role === 'object' && isSkipped(key, isSchema))) continue
    const under = roleUnder(key, child, role)
    if (under === 'data') continue
    const isBelow = isSchema || (role === 'object' && SCHEMA_KEYS.has(key))
    walk(child, { pointer: `${pointer}/${encodeKey(key)}`, role: under, isSchema: isBelow }, state)
  }
}

/** Whether a field contains no parts to visit: an extension, or the examples of a schema, which are data. */
function isSkipped(key: string, isSchema: boolean): boolean {
  return key.startsWith('x-') || (isSchema && key === 'examples')
}

/**
 * Collects the references of an object and, if it is a schema, checks its examples. A discriminator refers to schemas
 * by name.
 */
function readObject(
  value: JsonObject,
  pointer: string,
  isSchema: boolean,
  { document, validate, checked }: Walk,
): void {
  const node = { document, pointer, value }
  const reference = referenceOf(node)
  if (reference !== undefined) (isSchema ? checked.schemas : checked.others).add(reference)
  if (!isSchema) return
  if ('discriminator' in value) {
    for (const [, { value: mapped }] of entryNodes(childNode(node, 'discriminator', 'mapping'))) {
      const named = toReference(asText(mapped))
      if (named !== undefined) checked.schemas.add(named)
    }
    if (asText(childNode(node, 'discriminator', 'propertyName').value) !== undefined)
      for (const variant of findImpliedVariants(node))
        checked.schemas.add(`#${encodeURI(variant.pointer.replace(/#$/, ''))}`)
  }
  if (!('example' in value || 'examples' in value)) return
  for (const { value: example, pointer: examplePointer } of ownExamples(node)) {
    if (example !== undefined) checked.problems.push(...checkLength({ value: example, pointer: examplePointer }))
    // An example in XML is a string, which the schema does not describe.
    if (example === undefined || (typeof example === 'string' && /^\s*</.test(example))) continue
    checked.problems.push(...validateExample(node, { value: example, pointer: examplePointer }, validate))
  }
}
