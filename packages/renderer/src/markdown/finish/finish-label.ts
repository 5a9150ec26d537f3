import type { Element, ElementContent } from 'hast'
import { isLabel, withoutEdges } from '../block.js'
import type { Place } from '../draft.js'
import { componentElement } from './component-element.js'

/** A block's finished children; where it has a label, the first of them holds it. */
export interface LabelledChildren {
  readonly hasLabel: boolean
  readonly children: ElementContent[]
}

/** Finishes the children of a block whose first child may be its title or summary. */
export function finishLabelled(element: Element, place: Place): LabelledChildren {
  const [first, ...rest] = withoutEdges(element.children)
  if (first?.type !== 'element' || !isLabel(first)) {
    return { hasLabel: false, children: place.finish(first ? [first, ...rest] : [], { isNested: true }) }
  }
  const label = componentElement({ name: 'Group' }, place.finish(first.children))
  place.draft.sections.separate()
  return { hasLabel: true, children: [label, ...place.finish(withoutEdges(rest), { isNested: true })] }
}
