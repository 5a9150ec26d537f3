import type { Root, RootContent } from 'hast'

/** Whether a node contains HTML that is not parsed yet. */
export function hasRaw(node: Root | RootContent): boolean {
  return node.type === 'raw' || ('children' in node && node.children.some(hasRaw))
}
