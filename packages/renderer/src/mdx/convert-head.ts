import type { RootContent } from 'mdast'
import type { MdxJsx } from './mdx-nodes.js'
import type { MdxScope } from './mdx-scope.js'
import { readHeadElement } from './read-head-element.js'
import { textOfJsx } from './text-of-jsx.js'

/** Moves the content of `<Head>` to the page's head. */
export function convertHead(node: MdxJsx, mdx: MdxScope): RootContent[] {
  takeElements(node.children, mdx)
  return []
}

function takeElements(nodes: readonly RootContent[], mdx: MdxScope): void {
  for (const node of nodes) {
    if (node.type === 'paragraph') takeElements(node.children, mdx)
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') continue
    const { name } = node
    if (name === null) {
      takeElements(node.children, mdx)
      continue
    }
    const element = readHeadElement({ name, props: mdx.attributesOf(node), text: textOfJsx(node, mdx) })
    if ('problem' in element) mdx.scope.report(node, element.problem)
    else mdx.scope.compilation.headElements.push(element)
  }
}
