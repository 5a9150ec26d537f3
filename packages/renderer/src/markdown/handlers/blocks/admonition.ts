import type { Element } from 'hast'
import type { AdmonitionBlock } from '../../directives/block.js'
import { admonitionProps } from '../../directives/directive-props.js'
import type { Draft } from '../../draft.js'
import { renderLabeled } from './label.js'
import { wrapInDiv } from './wrap-in-div.js'

/** Renders an admonition with the theme's component. */
export function renderAdmonition(element: Element, block: AdmonitionBlock, draft: Draft): string {
  const { hasLabel, slots } = renderLabeled(element, draft)
  const props = admonitionProps(block, draft)
  if (block.isUntitled) draft.sheets.add('untitled')
  return wrapInDiv(block, draft.renderComponent({ name: 'Admonition', props, hasTitle: hasLabel }, slots))
}
