import type { Element, ElementContent } from 'hast'
import type { DetailsBlock } from '../block.js'
import { detailsProps } from '../directive-props.js'
import type { RenderContext } from './context.js'
import { frameHtml } from './frame-html.js'
import { renderLabelled } from './label.js'

/** Renders a `:::details` with the theme's component. */
export function renderDetails(element: Element, block: DetailsBlock, context: RenderContext): string {
  const { hasLabel, slots } = renderLabelled(element, context)
  const props = detailsProps(block, context.draft)
  // The component handles its id.
  const { className } = block
  return frameHtml({ className }, context.draw({ name: 'Details', props, hasSummary: hasLabel }, slots))
}

/** Renders an HTML `<details>` with the theme's component. */
export function renderDetailsElement(element: Element, context: RenderContext): string {
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
  return renderDetails({ ...element, children }, block, context)
}
