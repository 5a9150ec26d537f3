import type { Element, ElementContent } from 'hast'
import type { Place } from '../draft.js'
import { componentElement } from './component-element.js'

/** Makes a table the theme's. Attributes of a table written in HTML go to a box around it. */
export function finishTable(element: Element, place: Place): ElementContent[] {
  const table = componentElement(
    { name: 'Table', props: { text: place.draft.markers.text } },
    place.finish(element.children.filter((child) => child.type === 'element')),
  )
  const { id, className } = element.properties
  if (id === undefined && className === undefined) return [table]
  return [{ type: 'element', tagName: 'div', properties: { id, className }, children: [table] }]
}
