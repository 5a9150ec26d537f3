import type { ApiDescription } from './api-description.js'
import { encodeKey, rootNode, targetOf } from './document-node.js'
import { findOperation } from './find-operation.js'

/** The page of an operation. */
export interface OperationRoute {
  readonly href: string
  /** Such as `GET /bots/{id}`. */
  readonly name: string
}

/** Finds the page of an operation, if it has one. */
export interface OperationRoutes {
  readonly byId: (operationId: string) => OperationRoute | undefined
  /** By a reference such as `#/paths/~1bots/get`. */
  readonly byReference: (reference: string) => OperationRoute | undefined
}

/** Indexes the pages of an API's operations. */
export function createOperationRoutes(
  { document, pages }: Pick<ApiDescription, 'document' | 'pages'>,
  routeBase: string,
): OperationRoutes {
  const byId = new Map<string, OperationRoute>()
  const byPointer = new Map<string, OperationRoute>()
  for (const { kind, operationId, pointer, slug, method, path } of pages) {
    const route = { href: `${routeBase}/${slug}`, name: `${method.toUpperCase()} ${path}` }
    if (operationId !== undefined && !byId.has(operationId)) byId.set(operationId, route)
    if (!byPointer.has(pointer)) byPointer.set(pointer, route)
    // Paths may share one operation, and are distinguished by their own pointer.
    if (kind === 'operation') byPointer.set(`/paths/${encodeKey(path)}/${method}`, route)
  }
  return {
    byId: (operationId) => byId.get(operationId),
    byReference: (reference) =>
      byPointer.get(targetOf(rootNode(document), reference).pointer) ??
      byPointer.get(findOperation(document, reference)?.pointer ?? ''),
  }
}
