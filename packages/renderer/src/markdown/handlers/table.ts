import type { Element } from 'hast'
import type { RenderContext } from './context.js'
import { elementHtml } from './element-html.js'

/** Renders a table with the theme's component. Attributes of an HTML table move to a wrapper. */
export function renderTable(element: Element, context: RenderContext): string {
  const rows = context.render(element.children.filter((child) => child.type === 'element'))
  const table = context.draw({ name: 'Table', props: { text: context.draft.markers.text } }, rows === '' ? [] : [rows])
  const { id, className } = element.properties
  if (id === undefined && className === undefined) return table
  return elementHtml({ tagName: 'div', properties: { id, className } }, table, context)
}
