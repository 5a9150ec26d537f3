import type { Element, ElementContent } from 'hast'
import { componentElement } from './component-element.js'
import type { Place } from './draft.js'
import { finishLabelled } from './finish-label.js'
import { frameContent } from './frame-content.js'

/** What a collapsible block is, whether it was written as a directive or as HTML. */
export interface DetailsFacts {
  readonly isOpen: boolean
  readonly id?: string
  readonly className?: string
}

/** Makes a `:::details` the theme's. */
export function finishDetails(
  element: Element,
  { isOpen, id, className }: DetailsFacts,
  place: Place,
): ElementContent[] {
  const { hasLabel, children } = finishLabelled(element, place)
  const props = { text: place.draft.markers.text, isOpen, ...(id !== undefined && { id }) }
  return frameContent({ className }, [componentElement({ name: 'Details', props, hasSummary: hasLabel }, children)])
}

/** Makes an HTML `<details>` the theme's. */
export function finishDetailsElement(element: Element, place: Place): ElementContent[] {
  const { id, open, className } = element.properties
  const children = element.children.map((child): ElementContent => {
    if (child.type !== 'element' || child.tagName !== 'summary') return child
    return { ...child, data: { ...child.data, block: { kind: 'label' } } }
  })
  const facts = {
    isOpen: open !== undefined && open !== false,
    ...(typeof id === 'string' && { id }),
    ...(Array.isArray(className) && { className: className.join(' ') }),
  }
  return finishDetails({ ...element, children }, facts, place)
}
