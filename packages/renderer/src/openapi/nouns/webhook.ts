import { childNode, entryNodes, rootNode } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import { listMethods, type OperationEntry } from '../operation-entry.js'

/** A request that the API sends on an event. */
export interface Webhook {
  readonly name: string
  readonly operation: OperationEntry
}

/** The webhooks of a description, also under the extension of 3.0 (`x-webhooks`). */
export function listWebhooks(document: JsonObject): readonly Webhook[] {
  return ['webhooks', 'x-webhooks'].flatMap((key) =>
    entryNodes(childNode(rootNode(document), key)).flatMap(([name, item]) =>
      listMethods(name, item).map((operation) => ({ name, operation })),
    ),
  )
}
