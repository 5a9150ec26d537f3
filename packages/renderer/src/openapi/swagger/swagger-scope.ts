import { percentDecode } from '../../html/percent-decode.js'
import { childNode, type DocumentNode, decodeKey, encodeKey, referredFile, rootNode } from '../document-node.js'
import { asText, isList, isObject, type JsonObject, type JsonValue } from '../json-value.js'

/** Pointer into the converted description → pointer of the value from which it was created. */
export type Origins = Readonly<Record<string, string>>

/** Kinds of objects that Swagger 2.0 writes differently, and that a reference can point to. */
export type SwaggerKind = 'path item' | 'parameter' | 'response' | 'schema'

/** State of the conversion of one description. */
export interface SwaggerScope {
  /** The description of Swagger 2.0, with its other files. */
  readonly document: JsonObject
  /** New pointer → old pointer. */
  readonly origins: Record<string, string>
  /** Pointers into other files, where the objects stay. */
  readonly external: Map<string, SwaggerKind>
  /** References to parts of a path, which may move. */
  readonly deep: Set<string>
}

/** Key of referenced parts in Swagger 2.0 → their key in `components` of OpenAPI 3. */
const MOVED: Readonly<Record<string, string>> = {
  definitions: 'schemas',
  parameters: 'parameters',
  responses: 'responses',
  securityDefinitions: 'securitySchemes',
}

/** Creates the state of a conversion. */
export function createSwaggerScope(document: JsonObject): SwaggerScope {
  const moved = Object.entries(MOVED).map(([from, to]) => [`/components/${to}`, `/${from}`] as const)
  const origins = {
    '/openapi': '/swagger',
    '/servers': document['host'] === undefined ? '/basePath' : '/host',
    '/components': '',
    ...Object.fromEntries(moved),
  }
  return { document, origins, external: new Map(), deep: new Set() }
}

/** Rewrites a reference to a part that moves. Records the parts of other files that have to be converted. */
export function rewriteReference(reference: string, kind: SwaggerKind, { external, deep }: SwaggerScope): string {
  if (referredFile(reference) !== undefined) {
    const pointer = percentDecode(reference.slice(1))
    if (!external.has(pointer)) external.set(pointer, kind)
    return reference
  }
  const [start, group = '', ...rest] = reference.split('/')
  const to = start === '#' && Object.hasOwn(MOVED, group) ? MOVED[group] : undefined
  if (to !== undefined) return ['#', 'components', to, ...rest].join('/')
  if (reference.startsWith('#/paths/')) deep.add(reference)
  return reference
}

/** References to parts of a path → their new form, by the longest moved part that contains the target. */
export function resolveDeep({ deep, origins }: SwaggerScope): ReadonlyMap<string, string> {
  if (deep.size === 0) return new Map()
  const targets = new Map<string, string>()
  for (const [to, from] of Object.entries(origins)) if (!targets.has(from)) targets.set(from, to)
  return new Map(
    [...deep].map((reference) => {
      const pointer = percentDecode(reference.slice(1))
      return [reference, `#${encodeURI(originOf(pointer, Object.fromEntries(targets)))}`]
    }),
  )
}

/** Maps a pointer by the entry of the closest part that contains it; unchanged if there is none. */
export function originOf(pointer: string, origins: Origins): string {
  for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1)) {
    const origin = Object.hasOwn(origins, pointer.slice(0, end)) ? origins[pointer.slice(0, end)] : undefined
    if (origin !== undefined) return origin + pointer.slice(end)
  }
  return pointer
}

/** The pointer of a descendant along the keys. */
export function under(pointer: string, ...keys: readonly (string | number)[]): string {
  return pointer + keys.map((key) => `/${encodeKey(String(key))}`).join('')
}

/** Returns the media types that an object declares, otherwise the media types of the description, otherwise JSON. */
export function listTypes(node: DocumentNode, field: 'consumes' | 'produces'): readonly string[] {
  const ownTypes = listTexts(childNode(node, field).value)
  const types = ownTypes.length > 0 ? ownTypes : listTexts(childNode(rootNode(node.document), field).value)
  return types.length > 0 ? types : ['application/json']
}

/** The strings of a list. */
export function listTexts(value: JsonValue | undefined): readonly string[] {
  return isList(value) ? value.flatMap((each) => asText(each) ?? []) : []
}

/** Returns the object with converted values, without the entries that `change` converts to `undefined`. */
export function mapObject(
  value: JsonObject,
  change: (value: JsonValue, key: string) => JsonValue | undefined,
): JsonObject {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => {
      const changed = change(each, key)
      return changed === undefined ? [] : [[key, changed]]
    }),
  )
}

/** Sets the value at a pointer in a mutable copy of a description. */
export function setAt(document: JsonObject, pointer: string, value: JsonValue): void {
  const keys = pointer.slice(1).split('/').map(decodeKey)
  const last = keys.pop() ?? ''
  let parent = document as Record<string, JsonValue>
  for (const key of keys) {
    const next = Object.hasOwn(parent, key) ? parent[key] : undefined
    // Other parts may still refer to the old position of a part that has moved, so it is created again there.
    if (!isObject(next) && !isList(next)) parent[key] = {}
    parent = parent[key] as Record<string, JsonValue>
  }
  parent[last] = value
}
