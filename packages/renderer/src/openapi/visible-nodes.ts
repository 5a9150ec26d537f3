import { childNode, type DocumentNode, elementNodes, entryNodes, follow } from './document-node.js'
import { isObject, type JsonObject, meaningOf, valueAt } from './json-value.js'

/** Lists the node's entries, except internal parts. */
export function visibleEntries(node: DocumentNode): readonly (readonly [string, DocumentNode])[] {
  return entryNodes(node).filter(([, each]) => !isInternal(each))
}

/** Lists the node's elements, except internal parts. */
export function visibleElements(node: DocumentNode): readonly DocumentNode[] {
  return elementNodes(node).filter((each) => !isInternal(each))
}

/** The child under a key; its value is absent if internal. */
export function visibleChild(node: DocumentNode, key: string): DocumentNode {
  const child = childNode(node, key)
  return isInternal(child) ? { ...child, value: undefined } : child
}

/** Whether the node, or its target, is internal. */
export function isInternal(node: DocumentNode): boolean {
  if (isMarkedInternal(node)) return true
  return valueAt(node.value, '$ref') !== undefined && isMarkedInternal(follow(node))
}

/**
 * Whether the node itself is marked with `x-internal`. Pages still show parts that refer to an internal schema, but not
 * its name.
 */
export function isMarkedInternal({ value }: DocumentNode): boolean {
  return isObject(value) && hasMarker(value)
}

const MARKER = 'x-internal'

/**
 * Whether an object is marked. Unclear values count, such as `soon`, because nothing internal may be published. Only
 * words for false, empty text, lists and objects do not count.
 */
export function hasMarker(value: JsonObject): boolean {
  return listMarkers(value).some((key) => {
    const marker = value[key]
    return typeof marker !== 'object' && marker !== undefined && marker !== '' && meaningOf(marker) !== false
  })
}

/** The keys of an object that are `x-internal` in any letter case. */
export function listMarkers(value: JsonObject): readonly string[] {
  const keys: string[] = []
  for (const key in value) if (key.length === MARKER.length && key.toLowerCase() === MARKER) keys.push(key)
  return keys
}
