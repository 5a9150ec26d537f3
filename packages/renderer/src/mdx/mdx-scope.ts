import type { RootContent } from 'mdast'
import type { DocumentScope } from '../markdown/document-scope.js'
import type { MdxExpression, MdxJsx } from './mdx-nodes.js'
import type { MdxOutline } from './mdx-outline.js'
import type { ProgramValues } from './mdx-program.js'

/** What the transforms of one MDX file share. */
export interface MdxScope {
  readonly scope: DocumentScope
  readonly outline: MdxOutline
  /** The values that had to be run; absent where nothing had to, or nothing could. */
  readonly values: ProgramValues | undefined
  /** Attributes of an element with their values. */
  readonly attributesOf: (node: MdxJsx) => Record<string, unknown>
  /** What stands in the place of nodes. */
  readonly convert: (nodes: readonly RootContent[]) => RootContent[]
  /** The value of an expression; `undefined`, and reported, where it throws. */
  readonly valueOf: (node: MdxExpression) => unknown
  /** A value as content: texts as text, elements of React as what draws them. */
  readonly show: (value: unknown, node: MdxJsx | MdxExpression) => RootContent[]
}

/** Content between the tags of a partial: what its `props.children` is. */
export class GivenContent {
  readonly nodes: readonly RootContent[]

  constructor(nodes: readonly RootContent[]) {
    this.nodes = nodes
  }

  /** The nodes for one place: later steps change them. */
  copy(): RootContent[] {
    return this.nodes.map(copyNode)
  }
}

function copyNode<Node extends RootContent>(node: Node): Node {
  return 'children' in node ? { ...node, children: node.children.map(copyNode) } : { ...node }
}
