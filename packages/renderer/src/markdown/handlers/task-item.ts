import type { Element, ElementContent, Nodes } from 'hast'
import type { RenderContext } from './context.js'
import { elementHtml } from './element-html.js'
import { textOf } from './text-of.js'

/** Renders a list item. A task's checkbox is named after its text for screen readers. */
export function renderTaskItem(element: Element, context: RenderContext): string {
  return elementHtml(element, context.render(namedChildren(element)), context)
}

function namedChildren(element: Element): readonly ElementContent[] {
  const { children } = element
  const first = children.find(isElement)
  const line = first?.tagName === 'p' ? first : element
  const box = line.children.find(isElement)
  if (box?.properties['type'] !== 'checkbox') return children
  const words = line.children.filter((node) => !isElement(node) || !LISTS.has(node.tagName))
  const named: Element = { ...box, properties: { ...box.properties, ariaLabel: textOf(words) } }
  const swap = (nodes: readonly ElementContent[]) => nodes.map((node) => (node === box ? named : node))
  if (line === element) return swap(children)
  return children.map((node) => (node === line ? { ...line, children: swap(line.children) } : node))
}

const LISTS: ReadonlySet<string> = new Set(['ul', 'ol'])

function isElement(node: Nodes): node is Element {
  return node.type === 'element'
}
