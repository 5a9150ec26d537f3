import type { Element } from 'hast'
import type { AdmonitionBlock } from '../../directives/block.js'
import { admonitionProps } from '../../directives/directive-props.js'
import type { Draft } from '../../draft.js'
import { frameHtml } from './frame-html.js'
import { renderLabelled } from './label.js'

/** Renders an admonition with the theme's component. */
export function renderAdmonition(element: Element, block: AdmonitionBlock, draft: Draft): string {
  const { hasLabel, slots } = renderLabelled(element, draft)
  const props = admonitionProps(block, draft)
  return frameHtml(block, draft.renderComponent({ name: 'Admonition', props, hasTitle: hasLabel }, slots))
}
