import { childNode, type DocumentNode, rootNode, targetOf } from './document-node.js'
import { asText, isList, isObject, type JsonObject, type JsonValue } from './json-value.js'
import { toReference } from './read-variants.js'
import { isInternal } from './shown-nodes.js'

/** The description without what is marked as internal, and what refers to that; the same object where nothing is. */
export function withoutInternal(document: JsonObject): JsonObject {
  if (!hasInternal(document)) return document
  const stripped = strip(rootNode(document))
  return isObject(stripped) ? stripped : {}
}

function hasInternal(value: JsonValue): boolean {
  if (Array.isArray(value)) return value.some(hasInternal)
  return isObject(value) && (value['x-internal'] === true || Object.values(value).some(hasInternal))
}

function strip(node: DocumentNode): JsonValue | undefined {
  const { value } = node
  if (isList(value)) {
    return value.flatMap((_each, index) => {
      const child = childNode(node, index)
      return isInternal(child) ? [] : (strip(child) ?? [])
    })
  }
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.keys(value).flatMap((key) => {
      const child = childNode(node, key)
      const kept = isInternal(child) ? undefined : stripNames(node, key, strip(child))
      return kept === undefined ? [] : [[key, kept] as const]
    }),
  )
}

/** Names of properties and schemas that are gone stand in lists and mappings, too. */
function stripNames(node: DocumentNode, key: string, value: JsonValue | undefined): JsonValue | undefined {
  if (key === 'required' && isList(value)) {
    return value.filter((name) => !isInternal(childNode(node, 'properties', String(name))))
  }
  if (key !== 'mapping' || !isObject(value)) return value
  const isKept = (target: JsonValue): boolean => {
    const reference = toReference(asText(target))
    return reference === undefined || !isInternal(targetOf(node, reference))
  }
  return Object.fromEntries(Object.entries(value).filter(([, target]) => isKept(target)))
}
