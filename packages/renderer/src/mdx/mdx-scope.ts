import type { RootContent } from 'mdast'
import type { DocumentScope } from '../markdown/document-scope.js'
import type { MdxExpression, MdxJsx } from './mdx-nodes.js'
import type { MdxOutline } from './mdx-outline.js'
import type { ProgramValues } from './mdx-program.js'

/** State shared by the transforms of one MDX file. */
export interface MdxScope {
  readonly scope: DocumentScope
  readonly outline: MdxOutline
  /** The values that required running code; absent if none did, or if running failed. */
  readonly values: ProgramValues | undefined
  /** Attributes of an element with their values. */
  readonly attributesOf: (node: MdxJsx) => Record<string, unknown>
  /** Converts nodes. */
  readonly convert: (nodes: readonly RootContent[]) => RootContent[]
  /** The value of an expression; `undefined`, and reported, if it throws. */
  readonly valueOf: (node: MdxExpression) => unknown
  /** Converts a value to content: strings to text, React elements to nodes that render them. */
  readonly show: (value: unknown, node: MdxJsx | MdxExpression) => RootContent[]
}

/** Content between the tags of a partial: its `props.children`. */
export class GivenContent {
  readonly nodes: readonly RootContent[]

  constructor(nodes: readonly RootContent[]) {
    this.nodes = nodes
  }

  /** Copies the nodes for one position, because later steps change them. */
  copy(): RootContent[] {
    return this.nodes.map(copyNode)
  }
}

function copyNode<Node extends RootContent>(node: Node): Node {
  return 'children' in node ? { ...node, children: node.children.map(copyNode) } : { ...node }
}
