import type { ValidateValue } from './create-schema-validator.js'
import {
  childNode,
  type DocumentNode,
  elementNodes,
  entryNodes,
  nodeAt,
  referenceOf,
  targetOf,
} from './document-node.js'
import { asText, isObject, type JsonObject } from './json-value.js'
import type { Mistake } from './mistake.js'
import { type PartRole, roleUnder } from './part-role.js'
import { findHeirs, toReference } from './read-variants.js'
import { holdAgainst } from './validate-examples.js'

/** The examples that break the schema which has them: those at the pointers, and in all that is referred to from there. */
export type CheckExamples = (pointers: readonly string[]) => readonly Mistake[]

interface Checked {
  readonly mistakes: readonly Mistake[]
  readonly references: readonly Reference[]
}

interface Reference {
  readonly pointer: string
  readonly isSchema: boolean
}

interface Part extends Reference {
  readonly node: DocumentNode
  readonly role: PartRole
}

/** Prepares the check of a description. Each part is looked at once, on whatever pages it is, and whether they show it or fold it. */
export function createExampleCheck(document: JsonObject, validate: ValidateValue): CheckExamples {
  const schemas = new Map<string, Checked>()
  const others = new Map<string, Checked>()
  return (pointers) => {
    const mistakes: Mistake[] = []
    const seen = new Set<Checked>()
    const waiting: Reference[] = pointers.map((pointer) => ({ pointer, isSchema: false }))
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const known = next.isSchema ? schemas : others
      const checked = known.get(next.pointer) ?? checkPart(nodeAt(document, next.pointer), next.isSchema, validate)
      known.set(next.pointer, checked)
      if (seen.has(checked)) continue
      seen.add(checked)
      mistakes.push(...checked.mistakes)
      waiting.push(...checked.references)
    }
    return mistakes
  }
}

/** Looks at everything in a node without following references. */
function checkPart(start: DocumentNode, isSchema: boolean, validate: ValidateValue): Checked {
  const mistakes: Mistake[] = []
  const references = new Map<string, Reference>()
  const refer = (reference: Reference): void => {
    references.set(`${reference.isSchema} ${reference.pointer}`, reference)
  }
  const waiting: Part[] = [{ node: start, pointer: start.pointer, role: 'object', isSchema }]
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    if (part.role === 'object' && isObject(part.node.value)) {
      for (const pointer of referred(part)) refer({ pointer, isSchema: part.isSchema })
      if (part.isSchema) mistakes.push(...checkOwn(part.node, validate))
    }
    waiting.push(...partsBelow(part))
  }
  return { mistakes, references: [...references.values()] }
}

const SCHEMA_KEYS = new Set(['schema', 'itemSchema', 'schemas'])

function partsBelow({ node, role, isSchema }: Part): readonly Part[] {
  const named = entryNodes(node).flatMap(([key, child]): readonly Part[] => {
    const under = roleUnder(key, child.value, role)
    if (under === 'data' || typeof child.value !== 'object' || (role === 'object' && key.startsWith('x-'))) return []
    // Examples of a schema are values, in whatever form somebody writes them.
    if (isSchema && role === 'object' && key === 'examples') return []
    const isBelow = isSchema || (role === 'object' && SCHEMA_KEYS.has(key))
    return [{ node: child, pointer: child.pointer, role: under, isSchema: isBelow }]
  })
  const listed = elementNodes(node).map(
    (child): Part => ({ node: child, pointer: child.pointer, role: 'object', isSchema }),
  )
  return [...named, ...listed]
}

/** Pointers of what an object refers to: a discriminator does so by name. */
function referred({ node, isSchema }: Part): readonly string[] {
  const reference = referenceOf(node)
  const own = reference === undefined ? [] : [targetOf(node, reference).pointer]
  if (!isSchema || asText(childNode(node, 'discriminator', 'propertyName').value) === undefined) return own
  const mapped = entryNodes(childNode(node, 'discriminator', 'mapping')).flatMap(([, { value }]) => {
    const written = toReference(asText(value))
    return written === undefined ? [] : [targetOf(node, written).pointer]
  })
  return [...own, ...mapped, ...findHeirs(node).map(({ pointer }) => pointer.replace(/#$/, ''))]
}

function checkOwn(node: DocumentNode, validate: ValidateValue): readonly Mistake[] {
  const many = childNode(node, 'examples')
  const examples = [childNode(node, 'example'), ...elementNodes(many), ...entryNodes(many).map(([, each]) => each)]
  return examples.flatMap(({ value, pointer }) => {
    // XML is written as text, and no schema says what stands in that.
    if (value === undefined || (typeof value === 'string' && /^\s*</.test(value))) return []
    return holdAgainst(node, { value, pointer }, validate)
  })
}
