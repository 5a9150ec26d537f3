import type { Element, ElementContent } from 'hast'
import type { DetailsBlock } from '../../directives/block.js'
import { detailsProps } from '../../directives/directive-props.js'
import type { Draft } from '../../draft.js'
import { renderLabeled } from './label.js'
import { wrapInDiv } from './wrap-in-div.js'

/** Renders a `:::details` with the theme's component. */
export function renderDetails(element: Element, block: DetailsBlock, draft: Draft): string {
  const { hasLabel, slots } = renderLabeled(element, draft)
  const props = detailsProps(block, draft)
  // The component handles its id.
  const { className } = block
  return wrapInDiv({ className }, draft.renderComponent({ name: 'Details', props, hasSummary: hasLabel }, slots))
}

/** Renders an HTML `<details>` with the theme's component. */
export function renderDetailsElement(element: Element, draft: Draft): string {
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
  return renderDetails({ ...element, children }, block, draft)
}
