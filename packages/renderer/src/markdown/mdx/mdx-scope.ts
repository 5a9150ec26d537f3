import type { RootContent } from 'mdast'
import type { DocumentScope } from '../document-scope.js'
import { textOfAll } from '../html/jsx-element.js'
import { requestFile } from '../include/request-include.js'
import type { MdxModuleValues } from '../mdx-module.js'
import type { MdxExpression, MdxJsx } from '../mdx-nodes.js'
import type { MdxOutline } from './mdx-outline.js'

/** State shared by the transforms of one MDX file. */
export interface MdxScope {
  readonly scope: DocumentScope
  readonly outline: MdxOutline
  /** The values that required running code; `undefined` if none did, or if running failed. */
  readonly values: MdxModuleValues | undefined
  /** Attributes of an element with their values. */
  readonly attributesOf: (node: MdxJsx) => Record<string, unknown>
  /** Converts nodes of the file to nodes that docgen renders. */
  readonly convert: (nodes: readonly RootContent[]) => RootContent[]
  /** The value of an expression; `undefined`, and reported, if it throws. */
  readonly valueOf: (node: MdxExpression) => unknown
  /** Converts a value to content: strings to text, React elements to nodes that render them. */
  readonly show: (value: unknown, node: MdxJsx | MdxExpression) => RootContent[]
}

/** Content between the tags of a partial: its `props.children`. */
export class PropContent {
  readonly nodes: readonly RootContent[]

  constructor(nodes: readonly RootContent[]) {
    this.nodes = nodes
  }

  /** Copies the nodes for each use, because later steps change them. */
  copy(): RootContent[] {
    return this.nodes.map(copyNode)
  }
}

function copyNode<Node extends RootContent>(node: Node): Node {
  return 'children' in node ? { ...node, children: node.children.map(copyNode) } : { ...node }
}

/** Inserts an imported file where it is used as a component; its headings become the page's. */
export function requestPartial(
  href: string,
  node: MdxJsx,
  { scope, outline, attributesOf, convert }: MdxScope,
): RootContent[] {
  const props = attributesOf(node)
  if (node.children.length > 0) props['children'] = new PropContent(convert(node.children))
  const importedAt = outline.importOf(node.name ?? '')
  return [...requestFile(href, node, scope, { props, ...(importedAt && { importedAt }) })]
}

/** Lists the names of the event handlers among the props of a component. */
export function listHandlers(props: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(props).filter((name) => /^on[A-Z]/.test(name) && typeof props[name] === 'function')
}

/** Warns that no browser will call the functions passed to an element. */
export function reportHandlers(node: MdxJsx, handlers: readonly string[], mdx: MdxScope): void {
  const isOne = handlers.length === 1
  mdx.scope.report(node, {
    code: 'mdx-handler',
    severity: 'warning',
    message: `${handlers.join(', ')} of <${node.name}> ${isOne ? 'is a function' : 'are functions'}, which only a browser can call: the element is rendered without ${isOne ? 'it' : 'them'}`,
    hint: "Move the element to a component in a separate file that begins with 'use client'",
  })
}

/** Returns the text between the tags of an element, with expressions evaluated. */
export function textOfJsx(node: MdxJsx, mdx: MdxScope): string {
  return textOfAll(mdx.convert(node.children))
}
