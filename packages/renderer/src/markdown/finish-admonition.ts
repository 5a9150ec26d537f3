import type { Element, ElementContent } from 'hast'
import type { AdmonitionProps } from '../contract/index.js'
import { componentElement } from './component-element.js'
import type { Place } from './draft.js'
import { finishLabelled } from './finish-label.js'

/** Makes a `:::note` and its kin the theme's. */
export function finishAdmonition(element: Element, kind: AdmonitionProps['kind'], place: Place): ElementContent[] {
  const { hasLabel, children } = finishLabelled(element, place)
  const props = { text: place.draft.markers.text, kind }
  return [componentElement({ name: 'Admonition', props, hasTitle: hasLabel }, children)]
}
