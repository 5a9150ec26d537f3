import { childNode, type DocumentNode, elementNodes, lastKey, referenceOf, targetOf } from '../document-node.js'
import { isObject, type JsonObject } from '../json-value.js'
import { onlyOption, VARIANT_KINDS } from './only-option.js'
import type { SchemaSource } from './schema.js'

/** A plain schema object that contributes to a schema. */
export interface SchemaPart {
  readonly node: DocumentNode
  readonly keywords: JsonObject
  /** True if only its notes apply, such as title and description: siblings of a `$ref` in 3.0. */
  readonly isNote: boolean
  /**
   * True below a reference inside an `allOf`: its discriminator lists the siblings of this schema, not its variants.
   */
  readonly isInherited: boolean
  /**
   * Number of references inside an `allOf` on the path to this part: notes of the schema itself are nearer than those
   * of schemas that it extends.
   */
  readonly distance: number
}

/** A schema as plain parts, and the component that it refers to. */
export interface FlatSchema {
  readonly parts: readonly SchemaPart[]
  /**
   * `$ref` of the component that this schema refers to directly, or in an `allOf` that only adds notes, such as a
   * description.
   */
  readonly reference?: string
  /** True if the source adds more than notes to that component. */
  readonly isExtended: boolean
}

interface Walk {
  readonly parts: SchemaPart[]
  readonly seen: Set<string>
  readonly references: { readonly reference: string; readonly isInherited: boolean }[]
  readonly ignoresSiblings: boolean
}

/** Follows references and flattens the `allOf` of one level. Terminates for every schema: no node is visited twice. */
export function flattenSchema(source: SchemaSource): FlatSchema {
  const version = source[0]?.document['openapi']
  const ignoresSiblings = typeof version === 'string' && version.startsWith('3.0')
  const walk: Walk = { parts: [], seen: new Set(), references: [], ignoresSiblings }
  for (const node of source) visit(node, 0, walk)
  const reference = findReference(walk)
  const isWrapped = reference !== undefined && walk.references.every(({ isInherited }) => isInherited)
  const isExtended =
    reference !== undefined && (source.length > 1 || source.some((node) => extendsReference(node, walk)))
  // If an `allOf` only adds notes to a reference, use the referenced schema, with the variants of its discriminator.
  const parts = isWrapped ? walk.parts.map((part) => ({ ...part, isInherited: false })) : walk.parts
  return { parts, ...(reference !== undefined && { reference }), isExtended }
}

/**
 * Sorts parts by the precedence of their notes. If all parts have distance 0, their order does not change. Otherwise,
 * nearer parts come first, and later parts come before earlier parts at the same distance.
 */
export function nearestFirst(parts: readonly SchemaPart[]): readonly SchemaPart[] {
  const isFlat = parts.every(({ distance }) => distance === 0)
  return isFlat ? parts : parts.toReversed().toSorted((a, b) => a.distance - b.distance)
}

// Keys and indexes under which a schema has no name.
const NAMELESS = /\/(?:schema|items|additionalProperties|not|\d+)$/

/** The name of a referenced component; empty if the reference points to a schema without a name, such as `items`. */
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

/** Keywords that a schema may add to a reference and still have the name of the component. */
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

/** Whether the node's reference has siblings other than notes. */
function extendsReference(node: DocumentNode, { ignoresSiblings }: Walk): boolean {
  if (ignoresSiblings || !isObject(node.value) || referenceOf(node) === undefined) return false
  return Object.keys(node.value).some((key) => key === 'allOf' || isRule(key))
}

/** Whether the keyword lists a single alternative, which the schema then equals. */
function isWrapper(node: DocumentNode, key: string): boolean {
  const kind = VARIANT_KINDS.find((each) => each === key)
  return kind !== undefined && onlyOption(node, kind) !== undefined
}

function isRule(key: string): boolean {
  return !NOTES.has(key) && !key.startsWith('x-')
}

/** The reference that names the schema: a direct one, or the only one in an `allOf` that adds nothing but notes. */
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
