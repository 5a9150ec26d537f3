import type { Element, ElementContent, Properties, Root, Text } from 'hast'
import type { Nodes } from 'mdast'
import type { Block } from '../directives/block.js'

/** Creates the element of a Markdown node. All elements have the same fields in the same order, which V8 prefers. */
export function createElement(
  tagName: string,
  children: ElementContent[],
  node?: Pick<Nodes, 'position'> | undefined,
): Element {
  return { type: 'element', tagName, properties: NO_PROPERTIES, children, data: undefined, position: node?.position }
}

/** One object for all elements without attributes, because most elements have no attributes. */
const NO_PROPERTIES: Properties = {}

/** Whether an element has attributes. */
export function hasAttributes({ properties }: Pick<Element, 'properties'>): boolean {
  if (properties !== NO_PROPERTIES) for (const _name in properties) return true
  return false
}

/** Creates the element of a construct that HTML lacks. */
export function createBlock<Kind extends Block>(
  block: Kind,
  children: ElementContent[],
  node: Pick<Nodes, 'position'>,
): Element {
  const element = createElement(`docgen-${block.kind}`, children, node)
  element.data = { block }
  return element
}

/**
 * Adds a line ending between each two nodes; with `isLoose`, also before the first and after the last node. Without
 * nodes, `isLoose` adds a single line ending.
 */
export function onLines(nodes: readonly ElementContent[], isLoose: boolean): ElementContent[] {
  const lines: ElementContent[] = isLoose ? [LINE_END] : []
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index]
    if (node === undefined) continue
    if (index > 0) lines.push(LINE_END)
    lines.push(node)
  }
  if (isLoose && nodes.length > 0) lines.push(LINE_END)
  return lines
}

/** One node for all line endings between blocks, because a tree contains many of them. */
const LINE_END: Text = { type: 'text', value: '\n' }

/** Replaces the shared objects of a tree with copies, so that plugins can change each node separately. */
export function unshareNodes<Parent extends Root | Element>(parent: Parent): Parent {
  const copy = (node: Root['children'][number]): typeof node => {
    if (node === LINE_END) return { ...LINE_END }
    return node.type === 'element' ? unshareNodes(node) : node
  }
  if (parent.type === 'element') parent.properties = { ...parent.properties }
  return Object.assign(parent, { children: parent.children.map(copy) })
}
