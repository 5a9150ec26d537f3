import type { RootContent } from 'mdast'
import type { MdxJsx } from './mdx-nodes.js'
import type { MdxScope } from './mdx-scope.js'

/** The text between the tags of an element, expressions evaluated. */
export function textOfJsx(node: MdxJsx, mdx: MdxScope): string {
  return textOfAll(mdx.convert(node.children))
}

/** The text of nodes: values of texts and code, one after the other. */
export function textOfAll(nodes: readonly RootContent[]): string {
  return nodes
    .map((node) => ('value' in node ? node.value : 'children' in node ? textOfAll(node.children) : ''))
    .join('')
}
