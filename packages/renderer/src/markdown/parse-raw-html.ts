import type { Element, Nodes, Root, RootContent } from 'hast'
import { type Options, raw } from 'hast-util-raw'

/** An element that passes the HTML parser as it is: parsed, it would lose its data. */
interface KeptElement extends Omit<Element, 'type' | 'content'> {
  type: 'kept'
}

declare module 'hast' {
  interface RootContentMap {
    kept: KeptElement
  }
  interface ElementContentMap {
    kept: KeptElement
  }
}

/** Rehype plugin that parses the raw HTML of a tree into elements. A tree without any stays as it is. */
export function parseRawHtml() {
  return (tree: Root, file: NonNullable<Options['file']>): Root => {
    if (!hasRaw(tree)) return tree
    const kept: Root = { ...tree, children: tree.children.map(keepBlocks) }
    const parsed = raw(kept, { file, passThrough: ['kept'] })
    return parsed.type === 'root' ? { type: 'root', children: parsed.children.map(releaseBlocks) } : kept
  }
}

function hasRaw(node: Nodes): boolean {
  return node.type === 'raw' || ('children' in node && node.children.some(hasRaw))
}

function keepBlocks<Node extends RootContent>(node: Node): Node | KeptElement {
  if (node.type !== 'element') return node
  const children = node.children.map(keepBlocks)
  return node.data?.block ? { ...node, type: 'kept', children } : { ...node, children }
}

function releaseBlocks<Node extends RootContent>(node: Node): Node | Element {
  if (node.type !== 'element' && node.type !== 'kept') return node
  return { ...node, type: 'element', children: node.children.map(releaseBlocks) }
}
