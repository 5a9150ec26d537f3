import type { ApiDescription } from './api-description.js'
import {
  childNode,
  type DocumentNode,
  decodeKey,
  EXTERNAL_FILES,
  encodeKey,
  follow,
  rootNode,
  targetOf,
} from './document-node.js'
import { isObject, type JsonObject } from './json-value.js'
import { isMethod, methodAndPath } from './operation-entry.js'

/** The page of an operation. */
export interface OperationRoute {
  readonly href: string
  /** Such as `GET /bots/{id}`. */
  readonly name: string
}

/** Finds the page of an operation; `undefined` if it has none. */
export interface OperationRoutes {
  readonly byId: (operationId: string) => OperationRoute | undefined
  /** By a reference such as `#/paths/~1bots/get`. */
  readonly byReference: (reference: string) => OperationRoute | undefined
  readonly byPointer: (pointer: string) => OperationRoute | undefined
}

/** Indexes the pages of an API's operations. */
export function createOperationRoutes(
  { document, pages }: Pick<ApiDescription, 'document' | 'pages'>,
  routeBase: string,
): OperationRoutes {
  const byId = new Map<string, OperationRoute>()
  const byPointer = new Map<string, OperationRoute>()
  for (const { kind, operationId, pointer, slug, method, path } of pages) {
    const route = { href: `${routeBase}/${slug}`, name: methodAndPath({ method, path }) }
    if (operationId !== undefined && !byId.has(operationId)) byId.set(operationId, route)
    if (!byPointer.has(pointer)) byPointer.set(pointer, route)
    // Paths may share one operation. The pointer of the path distinguishes their pages.
    if (kind === 'operation') byPointer.set(`/paths/${encodeKey(path)}/${method}`, route)
  }
  return {
    byId: (operationId) => byId.get(operationId),
    byReference: (reference) =>
      byPointer.get(targetOf(rootNode(document), reference).pointer) ??
      byPointer.get(findOperation(document, reference)?.pointer ?? ''),
    byPointer: (pointer) => byPointer.get(pointer),
  }
}

/**
 * The operation that a link refers to, such as `#/paths/~1bots/get`, or `undefined`. Follows references on the way: a
 * path may be in a separate file.
 */
export function findOperation(document: JsonObject, reference: string): DocumentNode | undefined {
  for (const each of [reference, inMainFile(reference)]) {
    if (!each?.startsWith('#/')) continue
    const node = walk(rootNode(document), targetOf(rootNode(document), each).pointer)
    if (isOperation(node)) return node
  }
  return undefined
}

/** The same path in the main file: a link in a separate file often means the main file. `undefined` for other links. */
function inMainFile(reference: string): string | undefined {
  if (!reference.startsWith(`#/${EXTERNAL_FILES}/`)) return undefined
  const [, , , ...rest] = reference.split('/')
  return rest[0] === 'paths' ? `#/${rest.join('/')}` : undefined
}

function walk(root: DocumentNode, pointer: string): DocumentNode {
  const keys = pointer.split('/').slice(1).map(decodeKey)
  return follow(keys.reduce((node, key) => childNode(follow(node), key), root))
}

function isOperation({ pointer, value }: DocumentNode): boolean {
  const [method = '', parentKey] = pointer.split('/').toReversed()
  return isObject(value) && (isMethod(method) || parentKey === 'additionalOperations')
}
