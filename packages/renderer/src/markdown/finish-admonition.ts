import type { Element, ElementContent } from 'hast'
import type { AdmonitionProps } from '../contract/index.js'
import { componentElement } from './component-element.js'
import type { Place } from './draft.js'
import { finishLabelled } from './finish-label.js'
import { frameContent } from './frame-content.js'

/** What the directive says of an admonition. */
export interface AdmonitionFacts {
  readonly admonition: AdmonitionProps['kind']
  readonly name?: string
  readonly id?: string
  readonly className?: string
  readonly hasOwnIcon?: boolean
}

/** Makes a `:::note` and its kin the theme's. */
export function finishAdmonition(element: Element, facts: AdmonitionFacts, place: Place): ElementContent[] {
  const { hasLabel, children } = finishLabelled(element, place)
  const { admonition: kind, name, hasOwnIcon } = facts
  const props = {
    text: place.draft.markers.text,
    kind,
    ...(name !== undefined && { name }),
    ...(hasOwnIcon && { hasOwnIcon }),
  }
  return frameContent(facts, [componentElement({ name: 'Admonition', props, hasTitle: hasLabel }, children)])
}
