import type { Root, RootContent } from 'hast'

/** Whether HTML that is not parsed yet stands in a node. */
export function hasRaw(node: Root | RootContent): boolean {
  return node.type === 'raw' || ('children' in node && node.children.some(hasRaw))
}
