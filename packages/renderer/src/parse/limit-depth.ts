import type { Nodes, Root, RootContent } from 'mdast'
import { sourceBetween } from './source-text.js'

/** Maximum nesting depth of nodes. Real pages stay under 20; recursion over a tree overflows near 3,000. */
export const MAX_DEPTH = 200

/**
 * Replaces everything nested deeper than `MAX_DEPTH` with literal text, so that later code may recurse. Returns the
 * same tree if nothing is nested so deeply. The function itself recurses no deeper than that.
 */
export function limitDepth(tree: Root, text: string): Root {
  return limitIn(tree, 1, text)
}

function limitIn<Node extends Nodes>(node: Node, depth: number, text: string): Node {
  if (!('children' in node)) return node
  const before: readonly RootContent[] = node.children
  let after: RootContent[] | undefined
  for (let index = 0; index < before.length; index += 1) {
    const child = before[index]
    if (child === undefined || !('children' in child)) continue
    const limited = depth < MAX_DEPTH ? limitIn(child, depth + 1, text) : toLiteral(child, depth, text)
    if (limited === child) continue
    after ??= [...before]
    after[index] = limited
  }
  return after === undefined ? node : Object.assign({}, node, { children: after })
}

/**
 * Nodes that can be nested in nodes of the same type become text. List items, rows and cells remain; the limit applies
 * to their content.
 */
function toLiteral(node: RootContent, depth: number, text: string): RootContent {
  if (!node.position) return node
  const { start, end } = node.position
  switch (node.type) {
    case 'blockquote':
    case 'list':
    case 'footnoteDefinition':
    case 'containerDirective':
      return { type: 'paragraph', children: [sourceBetween(start, end, text)], position: node.position }
    case 'emphasis':
    case 'strong':
    case 'delete':
    case 'link':
    case 'linkReference':
    case 'textDirective':
      return sourceBetween(start, end, text)
    default:
      return limitIn(node, depth + 1, text)
  }
}
