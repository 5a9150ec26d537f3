import type { ApiDescription } from './api-description.js'
import { createReachCollector, type ReachCollector } from './collect-reach.js'
import { childNode, entryNodes, rootNode } from './document-node.js'

/** Pointers of the components that no operation and no webhook references, in the order of the description. */
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
