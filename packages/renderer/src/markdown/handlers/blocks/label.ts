import type { Element } from 'hast'
import { isLabel } from '../../directives/block.js'
import { withoutEdges } from '../../directives/white-space.js'
import type { Draft } from '../../draft.js'

/** The rendered children of a block that may have a label. */
export interface LabeledSlots {
  readonly hasLabel: boolean
  /** The HTML of the label, if there is one, then the HTML of the content. No slots if there is neither. */
  readonly slots: readonly string[]
}

/** Renders the children of a block whose first child may be its title or summary. */
export function renderLabeled(element: Element, draft: Draft): LabeledSlots {
  const [first, ...rest] = withoutEdges(element.children)
  if (first?.type !== 'element' || !isLabel(first)) {
    const content = draft.render(first ? [first, ...rest] : [], { isNested: true })
    return { hasLabel: false, slots: content === '' ? [] : [content] }
  }
  const label = draft.render(first.children)
  draft.sections.separate()
  return { hasLabel: true, slots: [label, draft.render(withoutEdges(rest), { isNested: true })] }
}
