import type { Element, ElementContent, Root, RootContent } from 'hast'
import { raw } from 'hast-util-raw'
import { VFile } from 'vfile'
import { countOpenTags } from './count-open-tags.js'
import { hasRaw } from './has-raw.js'

/** Replaces a block while the HTML parser runs, which would lose the block's data. */
interface KeptBlock {
  type: 'kept'
  index: number
}

declare module 'hast' {
  interface RootContentMap {
    kept: KeptBlock
  }
  interface ElementContentMap {
    kept: KeptBlock
  }
}

/**
 * Parses the raw HTML of a tree into elements. Parses only the parts that contain HTML: a paragraph with a tag in it,
 * or the blocks from an opening to its closing tag. So an unclosed tag ends with its paragraph, directive or partial.
 */
export function parseRawHtml(tree: Root): Root {
  return { ...tree, children: parseNodes(tree.children) }
}

/** Parses the raw HTML among nodes. Returns the same array if there is nothing to parse. */
function parseNodes<Node extends RootContent>(nodes: Node[]): (Node | ElementContent)[] {
  if (!nodes.some(hasRaw)) return nodes
  const parsed: (Node | ElementContent)[] = []
  let run: Node[] = []
  let openTags = 0
  for (const node of nodes) {
    if (run.length === 0 && !hasRaw(node)) {
      parsed.push(node)
      continue
    }
    run.push(node)
    if (node.type === 'raw') openTags = Math.max(0, openTags + countOpenTags(node.value))
    if (openTags > 0) continue
    for (const node of parseRun(run)) parsed.push(node)
    run = []
  }
  return [...parsed, ...parseRun(run)]
}

/** Parses adjacent nodes as one HTML fragment. */
function parseRun(nodes: readonly RootContent[]): ElementContent[] {
  if (nodes.length === 0) return []
  const blocks: Element[] = []
  const parsed = raw({ type: 'root', children: nodes.map(keep) }, { file: new VFile(), passThrough: ['kept'] })
  return parsed.type === 'root' ? release(parsed.children) : release([parsed])

  function keep<Node extends RootContent>(node: Node): Node | KeptBlock {
    if (node.type !== 'element') return node
    if (!node.data?.block) return { ...node, children: node.children.map(keep) }
    const block: Element = { ...node, children: parseNodes(node.children) }
    return { type: 'kept', index: blocks.push(block) - 1 }
  }

  function release(children: readonly (RootContent | Root)[]): ElementContent[] {
    return children.flatMap((node): ElementContent[] => {
      if (node.type === 'kept') return blocks.slice(node.index, node.index + 1)
      if (node.type === 'element') node.children = release(node.children)
      return node.type === 'element' || node.type === 'text' ? [node] : []
    })
  }
}
