import type { ElementContent } from 'hast'

/** Removes white space nodes at the start and at the end. */
export function withoutEdges(nodes: readonly ElementContent[]): ElementContent[] {
  const first = nodes.findIndex((node) => !isBlank(node))
  const last = nodes.findLastIndex((node) => !isBlank(node))
  return first === -1 ? [] : nodes.slice(first, last + 1)
}

/** Whether a node is only white space. */
export function isBlank(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === ''
}
