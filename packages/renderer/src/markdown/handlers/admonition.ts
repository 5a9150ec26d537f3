import type { Element } from 'hast'
import type { AdmonitionBlock } from '../block.js'
import { admonitionProps } from '../directive-props.js'
import type { RenderContext } from './context.js'
import { frameHtml } from './frame-html.js'
import { renderLabelled } from './label.js'

/** Renders an admonition with the theme's component. */
export function renderAdmonition(element: Element, block: AdmonitionBlock, context: RenderContext): string {
  const { hasLabel, slots } = renderLabelled(element, context)
  const props = admonitionProps(block, context.draft)
  return frameHtml(block, context.draw({ name: 'Admonition', props, hasTitle: hasLabel }, slots))
}
