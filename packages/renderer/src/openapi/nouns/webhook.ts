import { childNode, entryNodes, rootNode } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import { nameOperations } from '../name-operations.js'
import { listMethods, type OperationEntry } from '../operation-entry.js'

/** The webhooks of the API, including the extension of 3.0 (`x-webhooks`); `path` is the webhook's name. */
export function listWebhooks(document: JsonObject): readonly OperationEntry[] {
  const entries = ['webhooks', 'x-webhooks'].flatMap((key) =>
    entryNodes(childNode(rootNode(document), key)).flatMap(([name, item]) => listMethods(name, item, 'webhook')),
  )
  return nameOperations(entries)
}
