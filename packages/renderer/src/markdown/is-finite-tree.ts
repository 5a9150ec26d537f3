import type { RootContent as HtmlContent, Root as HtmlRoot } from 'hast'
import type { Root, RootContent } from 'mdast'

type TreeNode = Root | RootContent | HtmlRoot | HtmlContent

/** Deeper trees than parsers make, and still few enough levels for recursion. */
const MOST_LEVELS = 600
/** Far more than the longest document has. */
const MOST_NODES = 5_000_000

/** Whether a tree ends: a plugin may put a node into itself, or put nodes into each other so often that walking them takes for ever. */
export function isFiniteTree(tree: TreeNode): boolean {
  let count = 0
  return ends(tree, 0)

  function ends(node: TreeNode, depth: number): boolean {
    count += 1
    if (depth > MOST_LEVELS || count > MOST_NODES) return false
    return !('children' in node) || node.children.every((child) => ends(child, depth + 1))
  }
}
