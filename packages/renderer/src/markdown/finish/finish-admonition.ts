import type { Element, ElementContent } from 'hast'
import type { AdmonitionBlock } from '../block.js'
import { admonitionProps } from '../directive-props.js'
import type { Place } from '../draft.js'
import { frameContent } from '../frame-content.js'
import { componentElement } from './component-element.js'
import { finishLabelled } from './finish-label.js'

/** Makes a `:::note` and its kin the theme's. */
export function finishAdmonition(element: Element, block: AdmonitionBlock, place: Place): ElementContent[] {
  const { hasLabel, children } = finishLabelled(element, place)
  const props = admonitionProps(block, place.draft)
  return frameContent(block, [componentElement({ name: 'Admonition', props, hasTitle: hasLabel }, children)])
}
