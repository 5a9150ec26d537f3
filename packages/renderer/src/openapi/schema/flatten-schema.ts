import { childNode, type DocumentNode, elementNodes, lastKey, referenceOf, targetOf } from '../document-node.js'
import { isObject, type JsonObject } from '../json-value.js'
import { onlyOption, VARIANT_KINDS } from './only-option.js'
import type { SchemaSource } from './schema.js'

/** One plain schema object that takes part in a schema. */
export interface SchemaPart {
  readonly node: DocumentNode
  readonly keywords: JsonObject
  /** True where only its notes count: what stands beside a `$ref` in 3.0. */
  readonly isNote: boolean
  /** True below a reference inside an `allOf`: its discriminator lists the siblings of this schema, not its variants. */
  readonly isInherited: boolean
  /** How many references inside an `allOf` lead to it: what the schema says itself is nearer than what it builds on. */
  readonly distance: number
}

/** The plain parts of a schema with the names that lead to them. */
export interface FlatSchema {
  readonly parts: readonly SchemaPart[]
  /** `$ref` of the component that this is, or is an extension of with notes alone. */
  readonly reference?: string
  /** True where the source adds more than notes to what that component says. */
  readonly isExtended: boolean
}

interface Walk {
  readonly parts: SchemaPart[]
  readonly seen: Set<string>
  readonly references: { readonly reference: string; readonly isInherited: boolean }[]
  readonly ignoresSiblings: boolean
}

/** Follows references and flattens `allOf` of one level. Ends for every schema: no node is visited twice. */
export function flattenSchema(source: SchemaSource): FlatSchema {
  const version = source[0]?.document['openapi']
  const ignoresSiblings = typeof version === 'string' && version.startsWith('3.0')
  const walk: Walk = { parts: [], seen: new Set(), references: [], ignoresSiblings }
  for (const node of source) visit(node, 0, walk)
  const reference = findReference(walk)
  const isWrapped = reference !== undefined && walk.references.every(({ isInherited }) => isInherited)
  const isExtended =
    reference !== undefined && (source.length > 1 || source.some((node) => extendsReference(node, walk)))
  // What an `allOf` refers to for nothing but its notes is the schema itself, with the variants that its discriminator lists.
  const parts = isWrapped ? walk.parts.map((part) => ({ ...part, isInherited: false })) : walk.parts
  return { parts, ...(reference !== undefined && { reference }), isExtended }
}

/** The parts in the order in which their notes count: what is said nearer, and of the same nearness what is said later, overrides the rest. */
export function nearestFirst(parts: readonly SchemaPart[]): readonly SchemaPart[] {
  const isFlat = parts.every(({ distance }) => distance === 0)
  return isFlat ? parts : parts.toReversed().toSorted((a, b) => a.distance - b.distance)
}

// What stands under one of these has no name of its own.
const NAMELESS = /\/(?:schema|items|additionalProperties|not|\d+)$/

/** The name of the component behind a reference; empty where that leads into the middle of something. */
export function nameOfReference(reference: string | undefined): string {
  return reference === undefined || NAMELESS.test(reference) ? '' : lastKey(reference)
}

function visit(node: DocumentNode, distance: number, walk: Walk): void {
  const isInherited = distance > 0
  if (walk.seen.has(node.pointer)) return
  walk.seen.add(node.pointer)
  const { value } = node
  if (value === false) walk.parts.push({ node, keywords: {}, isNote: false, isInherited, distance })
  if (!isObject(value)) return
  const reference = referenceOf(node)
  if (reference === undefined) {
    walk.parts.push({ node, keywords: value, isNote: false, isInherited, distance })
  } else {
    if (Object.keys(value).length > 1)
      walk.parts.push({ node, keywords: value, isNote: walk.ignoresSiblings, isInherited, distance })
    walk.references.push({ reference, isInherited })
    visit(targetOf(node, reference), distance, walk)
  }
  if (reference !== undefined && walk.ignoresSiblings) return
  for (const part of elementNodes(childNode(node, 'allOf'))) {
    visit(part, distance + (referenceOf(part) === undefined ? 0 : 1), walk)
  }
  for (const kind of VARIANT_KINDS) {
    const option = onlyOption(node, kind)
    if (option) visit(option, distance + (referenceOf(option) === undefined ? 0 : 1), walk)
  }
}

const NOTES = new Set([
  '$ref',
  'allOf',
  'title',
  'description',
  'deprecated',
  'readOnly',
  'writeOnly',
  'nullable',
  'example',
  'examples',
  'default',
  'externalDocs',
])

/** Whether something that is no note stands beside the node's reference. */
function extendsReference(node: DocumentNode, { ignoresSiblings }: Walk): boolean {
  if (ignoresSiblings || !isObject(node.value) || referenceOf(node) === undefined) return false
  return Object.keys(node.value).some((key) => key === 'allOf' || isRule(key))
}

/** Whether the keyword lists one alternative, which is the schema. */
function isWrapper(node: DocumentNode, key: string): boolean {
  const kind = VARIANT_KINDS.find((each) => each === key)
  return kind !== undefined && onlyOption(node, kind) !== undefined
}

function isRule(key: string): boolean {
  return !NOTES.has(key) && !key.startsWith('x-')
}

/** A direct reference names the schema; so does the only one in an `allOf` that adds nothing but notes. */
function findReference({ references, parts }: Walk): string | undefined {
  const direct = references.find(({ isInherited }) => !isInherited)
  if (direct) return direct.reference
  const [only, ...others] = references
  if (!only || others.length > 0) return undefined
  const adds = parts.some(
    ({ isInherited, keywords, node }) =>
      !isInherited && Object.keys(keywords).some((key) => isRule(key) && !isWrapper(node, key)),
  )
  return adds ? undefined : only.reference
}
