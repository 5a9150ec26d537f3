import type { Element, ElementContent } from 'hast'
import type { AdmonitionProps } from '../contract/index.js'
import { componentElement } from './component-element.js'
import type { Place } from './draft.js'
import { finishLabelled } from './finish-label.js'

/** What the directive says of an admonition. */
export interface AdmonitionFacts {
  readonly admonition: AdmonitionProps['kind']
  readonly name?: string
  readonly id?: string
  readonly className?: string
}

/** Makes a `:::note` and its kin the theme's. */
export function finishAdmonition(element: Element, facts: AdmonitionFacts, place: Place): ElementContent[] {
  const { hasLabel, children } = finishLabelled(element, place)
  const { admonition: kind, name, id, className } = facts
  const props = { text: place.draft.markers.text, kind, ...(name !== undefined && { name }) }
  const admonition = componentElement({ name: 'Admonition', props, hasTitle: hasLabel }, children)
  if (id === undefined && className === undefined) return [admonition]
  return [{ type: 'element', tagName: 'div', properties: { id, class: className }, children: [admonition] }]
}
