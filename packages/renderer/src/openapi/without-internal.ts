import { childNode, type DocumentNode, elementNodes, entryNodes, nodeAt, rootNode } from './document-node.js'
import { isList, isObject, type JsonObject, type JsonValue } from './json-value.js'
import { listUnused } from './list-unused.js'
import { listOperations } from './operation-entry.js'
import { isInternal, saysInternal } from './shown-nodes.js'

/** The description without what is not for readers, and without what refers to that; the same object where there is nothing of it. */
export function withoutInternal(document: JsonObject): JsonObject {
  if (!hasInternal(document)) return document
  const shown = stripObject(rootNode(document))
  // Schemas stay as long as anything that is shown refers to them.
  const unused = listUnused({ document: shown, operations: listOperations(shown) })
  const gone = new Set(unused.filter((pointer) => saysInternal(nodeAt(shown, pointer))))
  return gone.size === 0 ? shown : stripObject(rootNode(shown), gone)
}

function hasInternal(value: JsonValue): boolean {
  if (Array.isArray(value)) return value.some(hasInternal)
  return isObject(value) && (value['x-internal'] === true || Object.values(value).some(hasInternal))
}

/** `gone` are the pointers of what goes as well. */
function stripObject(node: DocumentNode, gone: ReadonlySet<string> = new Set()): JsonObject {
  return Object.fromEntries(
    entryNodes(node).flatMap(([key, child]) => {
      if (gone.has(child.pointer) || isHidden(child)) return []
      return [[key, key === 'required' ? stripRequired(node, child) : strip(child, gone)] as const]
    }),
  )
}

function strip(node: DocumentNode, gone: ReadonlySet<string>): JsonValue {
  const { value } = node
  if (isObject(value)) return stripObject(node, gone)
  if (!isList(value)) return value ?? null
  return elementNodes(node)
    .filter((child) => !isHidden(child))
    .map((child) => strip(child, gone))
}

// What stands here is a part of a schema, or has a name by which schemas refer to it: such models are internal by their name alone.
const MODEL =
  /\/(?:schemas|\$defs|definitions)\/[^/]*$|\/allOf\/\d+$|(?<!\/properties)\/(?:schema|items|additionalProperties)$|^\/x-docgen-files(?:\/[^/]*){1,2}$/
// Here what is referred to counts, too.
const PART = /\/(?:parameters|responses|headers|links|callbacks|examples)\/[^/]*$|\/requestBody$/

function isHidden(node: DocumentNode): boolean {
  if (MODEL.test(node.pointer)) return false
  return PART.test(node.pointer) ? isInternal(node) : saysInternal(node)
}

/** Names of properties that are gone are told nowhere else. */
function stripRequired(node: DocumentNode, { value }: DocumentNode): JsonValue {
  if (!isList(value)) return value ?? null
  return value.filter((name) => !saysInternal(childNode(node, 'properties', String(name))))
}
