import { childNode, type DocumentNode, elementNodes, entryNodes, follow } from './document-node.js'
import { valueAt } from './json-value.js'

/** The node's entries that are for readers. */
export function shownEntries(node: DocumentNode): readonly (readonly [string, DocumentNode])[] {
  return entryNodes(node).filter(([, each]) => !isInternal(each))
}

/** The node's elements that are for readers. */
export function shownElements(node: DocumentNode): readonly DocumentNode[] {
  return elementNodes(node).filter((each) => !isInternal(each))
}

/** What stands under a key; its value is absent where it is not for readers. */
export function shownChild(node: DocumentNode, key: string): DocumentNode {
  const child = childNode(node, key)
  return isInternal(child) ? { ...child, value: undefined } : child
}

/** Whether the node, or what it refers to, says that it is not for readers. */
export function isInternal(node: DocumentNode): boolean {
  if (saysInternal(node)) return true
  return valueAt(node.value, '$ref') !== undefined && saysInternal(follow(node))
}

/** Whether the node itself says so (`x-internal`). A schema's name may be internal, and what refers to it is shown all the same. */
export function saysInternal({ value }: DocumentNode): boolean {
  return valueAt(value, 'x-internal') === true
}
