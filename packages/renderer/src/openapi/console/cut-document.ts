import type { ReachCollector } from '../collect-reach.js'
import { decodeKey, nodeAt } from '../document-node.js'
import { isObject, type JsonObject, type JsonValue } from '../json-value.js'
import type { OperationEntry } from '../operation-entry.js'

/** Fields of an operation that a request depends on. */
const OPERATION_FIELDS = ['parameters', 'requestBody', 'security', 'servers']
/** Fields of a path item that a request depends on. */
const PATH_FIELDS = ['parameters', 'servers']
/** Pointers in the description that a request depends on. */
const ROOT_FIELDS = ['/openapi', '/servers', '/security', '/x-docgen-url', '/components/securitySchemes']

/**
 * The part of a description that an operation's request depends on: fields of the operation and of its path, and
 * everything that they refer to. Pointers stay the same.
 */
export function cutDocument(
  document: JsonObject,
  { pointer, pathPointers }: Pick<OperationEntry, 'pointer' | 'pathPointers'>,
  { direct, all }: ReachCollector,
): JsonObject {
  const fields = [
    ...OPERATION_FIELDS.map((key) => `${pointer}/${key}`),
    ...pathPointers.flatMap((path) => PATH_FIELDS.map((key) => `${path}/${key}`)),
    ...ROOT_FIELDS,
  ]
  const reached = all(fields.flatMap(direct))
  const cut: Record<string, JsonValue> = {}
  // Sorting puts a part before the parts that it contains.
  for (const each of [...fields, ...reached].toSorted()) copyAt(document, cut, each)
  return cut
}

function copyAt(from: JsonObject, to: Record<string, JsonValue>, pointer: string): void {
  const { value } = nodeAt(from, pointer)
  if (value === undefined || nodeAt(to, pointer).value !== undefined) return
  const keys = pointer.slice(1).split('/').map(decodeKey)
  const last = keys.pop() ?? ''
  let parent: Record<string, JsonValue> = to
  for (const key of keys) {
    const child = Object.hasOwn(parent, key) ? parent[key] : undefined
    const next: Record<string, JsonValue> = isObject(child) ? child : {}
    define(parent, key, next)
    parent = next
  }
  define(parent, last, value)
}

/** Sets a property, even one that is called `__proto__`. */
function define(object: Record<string, JsonValue>, key: string, value: JsonValue): void {
  Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true })
}
