import type { RootContent as HtmlContent, Root as HtmlRoot } from 'hast'
import type { Root, RootContent } from 'mdast'

type TreeNode = Root | RootContent | HtmlRoot | HtmlContent

/** Deeper than the trees of parsers, and still safe for recursion. */
const MOST_LEVELS = 600
/** Far more than the longest page has. */
const MOST_NODES = 5_000_000

/**
 * Whether a tree is finite: a plugin may insert a node into itself, or share nodes so often that a traversal would
 * never end.
 */
export function isFiniteTree(tree: TreeNode): boolean {
  let count = 0
  return ends(tree, 0)

  function ends(node: TreeNode, depth: number): boolean {
    count += 1
    if (depth > MOST_LEVELS || count > MOST_NODES) return false
    return (
      !('children' in node && Array.isArray(node.children)) || node.children.every((child) => ends(child, depth + 1))
    )
  }
}
