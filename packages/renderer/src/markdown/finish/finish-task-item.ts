import type { Element, ElementContent, Nodes } from 'hast'
import type { Place } from '../draft.js'
import { textOf } from './text-of.js'

/** Names the box of a task after its text, so that it is heard as more than a box. Items without a box stay as they are. */
export function finishTaskItem(element: Element, place: Place): ElementContent[] {
  const { properties, children } = element
  const [first] = children.filter(isElement)
  const line = first?.tagName === 'p' ? first : element
  const [box] = line.children.filter(isElement)
  if (box?.properties['type'] !== 'checkbox') return [{ ...element, children: place.finish(children) }]
  const words = line.children.filter((node) => !isElement(node) || !LISTS.has(node.tagName))
  const named: Element = { ...box, properties: { ...box.properties, ariaLabel: textOf(words) } }
  const swap = (nodes: readonly ElementContent[]) => nodes.map((node) => (node === box ? named : node))
  const inside =
    line === element
      ? swap(children)
      : children.map((node) => (node === line ? { ...line, children: swap(line.children) } : node))
  return [{ type: 'element', tagName: 'li', properties, children: place.finish(inside) }]
}

const LISTS: ReadonlySet<string> = new Set(['ul', 'ol'])

function isElement(node: Nodes): node is Element {
  return node.type === 'element'
}
