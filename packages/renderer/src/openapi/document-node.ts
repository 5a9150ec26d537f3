import { percentDecode } from '../html/percent-decode.js'
import { asText, isList, isObject, type JsonObject, type JsonValue, valueAt } from './json-value.js'

/** A value of a description with its pointer. Nothing below it has been validated. */
export interface DocumentNode {
  /** The whole description: files that it references by `$ref` are included under `EXTERNAL_FILES`. */
  readonly document: JsonObject
  /** JSON pointer such as `/paths/~1bots/get`; empty for the whole description. */
  readonly pointer: string
  readonly value: JsonValue | undefined
}

/** Key of a document under which docgen stores the other files by path. */
export const EXTERNAL_FILES = 'x-docgen-files'

/** Key of a document under which docgen stores its URL from the config. */
export const DESCRIPTION_URL = 'x-docgen-url'

// Maximum number of references in a chain. A longer chain is treated as a cycle.
const MAX_CHAIN_LENGTH = 64

/** The description as a node. */
export function rootNode(document: JsonObject): DocumentNode {
  return { document, pointer: '', value: document }
}

/** The descendant along the keys; its value is absent if it does not exist. */
export function childNode(node: DocumentNode, ...keys: readonly (string | number)[]): DocumentNode {
  let { pointer, value } = node
  for (const key of keys) {
    pointer += `/${encodeKey(String(key))}`
    value = valueAt(value, String(key))
  }
  return { document: node.document, pointer, value }
}

/** The node at a pointer such as `/components/schemas/Order`. */
export function nodeAt(document: JsonObject, pointer: string): DocumentNode {
  const keys = pointer === '' ? [] : pointer.slice(1).split('/').map(decodeKey)
  return { ...childNode(rootNode(document), ...keys), pointer }
}

/** The node's entries with their keys; empty unless it is an object. */
export function entryNodes(node: DocumentNode): readonly (readonly [string, DocumentNode])[] {
  const { value } = node
  return isObject(value) ? Object.keys(value).map((key) => [key, childNode(node, key)] as const) : []
}

/** The node's elements; empty unless it is an array. */
export function elementNodes(node: DocumentNode): readonly DocumentNode[] {
  const { value } = node
  return isList(value) ? value.map((_element, index) => childNode(node, index)) : []
}

/**
 * The target of the node's reference, otherwise the node itself. The value is absent if the reference is dangling or
 * cyclic.
 */
export function follow(node: DocumentNode): DocumentNode {
  let current = node
  for (let hops = 0; hops < MAX_CHAIN_LENGTH; hops++) {
    const reference = referenceOf(current)
    if (reference === undefined) return current
    current = targetOf(current, reference)
  }
  return { ...current, value: undefined }
}

/** The node's `$ref`. */
export function referenceOf({ value }: DocumentNode): string | undefined {
  return asText(valueAt(value, '$ref'))
}

/** The node's `$ref` if it has no siblings, so that its target is everything about the node. */
export function soleReference({ value }: DocumentNode): string | undefined {
  if (!isObject(value)) return undefined
  for (const key in value) if (key !== '$ref') return undefined
  return asText(valueAt(value, '$ref'))
}

/** The target of a reference in this document. */
export function targetOf({ document }: DocumentNode, reference: string): DocumentNode {
  if (reference === '#') return rootNode(document)
  if (!reference.startsWith('#/')) return { document, pointer: '', value: undefined }
  return nodeAt(document, percentDecode(reference.slice(1)))
}

/** The last key of a pointer or reference, such as the name of a component. */
export function lastKey(pointer: string): string {
  return decodeKey(percentDecode(pointer.slice(pointer.lastIndexOf('/') + 1)))
}

/** Encodes a key as a step of a pointer. */
export function encodeKey(key: string): string {
  return key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key
}

/** Decodes a step of a pointer. */
export function decodeKey(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~')
}

/**
 * The target of the node's reference, otherwise the node itself. Since OpenAPI 3.1, `summary` and `description` next to
 * the reference override the same fields of the target.
 */
export function followNoted(node: DocumentNode): DocumentNode {
  const target = follow(node)
  const { value, document } = node
  if (target === node || !isObject(value) || !isObject(target.value)) return target
  if (String(document['openapi']).startsWith('3.0')) return target
  const notes = Object.entries(value).filter(([key]) => key === 'summary' || key === 'description')
  return notes.length === 0 ? target : { ...target, value: { ...target.value, ...Object.fromEntries(notes) } }
}

/**
 * A reference as its author would write it: `orders.yaml#/Order` if its target is not in the main file.
 */
export function rawReference(reference: string): string {
  const start = `#/${EXTERNAL_FILES}/`
  if (!reference.startsWith(start)) return reference
  const [file = '', ...rest] = reference.slice(start.length).split('/')
  return [`${lastKey(file)}#`, ...rest].join('/')
}

/** The file that a reference points to; `undefined` for the main file. */
export function referredFile(reference: string): string | undefined {
  const start = `#/${EXTERNAL_FILES}/`
  if (!reference.startsWith(start)) return undefined
  const [file = ''] = reference.slice(start.length).split('/')
  return lastKey(file)
}
