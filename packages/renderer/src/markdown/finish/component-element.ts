import type { Element, ElementContent } from 'hast'
import { COMPONENT_TAG, type ComponentUse } from '../block.js'

/** The element that stands for a theme component in the finished tree. */
export function componentElement(component: ComponentUse, children: ElementContent[] = []): Element {
  return { type: 'element', tagName: COMPONENT_TAG, properties: {}, data: { component }, children }
}
