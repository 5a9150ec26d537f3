import type { Element, ElementContent } from 'hast'
import type { DetailsBlock } from '../block.js'
import { detailsProps } from '../directive-props.js'
import type { Place } from '../draft.js'
import { frameContent } from '../frame-content.js'
import { componentElement } from './component-element.js'
import { finishLabelled } from './finish-label.js'

/** Makes a `:::details` the theme's. */
export function finishDetails(element: Element, block: DetailsBlock, place: Place): ElementContent[] {
  const { hasLabel, children } = finishLabelled(element, place)
  const props = detailsProps(block, place.draft)
  // Its id is the component's own.
  const { className } = block
  return frameContent({ className }, [componentElement({ name: 'Details', props, hasSummary: hasLabel }, children)])
}

/** Makes an HTML `<details>` the theme's. */
export function finishDetailsElement(element: Element, place: Place): ElementContent[] {
  const { id, open, className } = element.properties
  const children = element.children.map((child): ElementContent => {
    if (child.type !== 'element' || child.tagName !== 'summary') return child
    return { ...child, data: { ...child.data, block: { kind: 'label' } } }
  })
  const block: DetailsBlock = {
    kind: 'details',
    isOpen: open !== undefined && open !== false,
    ...(typeof id === 'string' && { id }),
    ...(Array.isArray(className) && { className: className.join(' ') }),
  }
  return finishDetails({ ...element, children }, block, place)
}
