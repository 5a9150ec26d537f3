import type { ApiDescription } from './api-description.js'
import { createReachCollector, type ReachCollector } from './collect-reach.js'
import { childNode, type DocumentNode, elementNodes, entryNodes, nodeAt, rootNode } from './document-node.js'
import { isList, isObject, type JsonObject, type JsonValue } from './json-value.js'
import { listOperations } from './operation-entry.js'
import { hasMarker, isInternal, isMarkedInternal } from './visible-nodes.js'

/** The description without internal parts and references to them; the same object if there are none. */
export function withoutInternal(document: JsonObject): JsonObject {
  if (!hasInternal(document)) return document
  const publicDocument = stripObject(rootNode(document))
  // An internal schema is removed only if no other part refers to it.
  const unused = listUnused({ document: publicDocument, operations: listOperations(publicDocument) })
  const removed = new Set(unused.filter((pointer) => isMarkedInternal(nodeAt(publicDocument, pointer))))
  return removed.size === 0 ? publicDocument : stripObject(rootNode(publicDocument), removed)
}

function hasInternal(value: JsonValue): boolean {
  if (Array.isArray(value)) return value.some(hasInternal)
  return isObject(value) && (hasMarker(value) || Object.values(value).some(hasInternal))
}

/** The object without internal parts, and without the parts whose pointers are in `removed`. */
function stripObject(node: DocumentNode, removed: ReadonlySet<string> = new Set()): JsonObject {
  return Object.fromEntries(
    entryNodes(node).flatMap(([key, child]) => {
      if (removed.has(child.pointer) || isHidden(child)) return []
      return [[key, key === 'required' ? stripRequired(node, child) : strip(child, removed)] as const]
    }),
  )
}

function strip(node: DocumentNode, removed: ReadonlySet<string>): JsonValue {
  const { value } = node
  if (isObject(value)) return stripObject(node, removed)
  if (!isList(value)) return value ?? null
  return elementNodes(node)
    .filter((child) => !isHidden(child))
    .map((child) => strip(child, removed))
}

// Schemas. Parts that refer to an internal schema still show its fields, so it stays as long as a part refers to it.
const MODEL =
  /\/(?:schemas|\$defs|definitions)\/[^/]*$|\/allOf\/\d+$|(?<!\/properties)\/(?:schema|items|additionalProperties)$|^\/x-docgen-files(?:\/[^/]*){1,2}$/
// Parts that are also removed if they only refer to an internal part.
const PART = /\/(?:parameters|responses|headers|links|callbacks|examples)\/[^/]*$|\/requestBody$/

function isHidden(node: DocumentNode): boolean {
  if (MODEL.test(node.pointer)) return false
  return PART.test(node.pointer) ? isInternal(node) : isMarkedInternal(node)
}

/** Returns the list of required properties without the names of internal properties. */
function stripRequired(node: DocumentNode, { value }: DocumentNode): JsonValue {
  if (!isList(value)) return value ?? null
  return value.filter((name) => !isMarkedInternal(childNode(node, 'properties', String(name))))
}

/**
 * Pointers of the components that no operation and no webhook uses, even indirectly, in the order of the description.
 */
export function listUnused(
  { document, operations }: Pick<ApiDescription, 'document' | 'operations'>,
  { direct, all }: ReachCollector = createReachCollector(document),
): readonly string[] {
  const starts = operations.flatMap(({ pointer, pathPointers }) => [
    pointer,
    ...pathPointers.map((path) => `${path}/parameters`),
  ])
  const reached = new Set(all([...starts, '/webhooks', '/x-webhooks'].flatMap(direct)))
  return entryNodes(childNode(rootNode(document), 'components'))
    .flatMap(([, kind]) => entryNodes(kind).map(([, { pointer }]) => pointer))
    .filter((pointer) => !reached.has(pointer))
}
