import type { Element, ElementContent } from 'hast'
import type { Block } from '../block.js'
import type { Place } from '../draft.js'
import { linkKind } from '../link-kind.js'
import { componentElement } from './component-element.js'

/** Puts what docgen itself shows in the place of a component: a table of contents, cards, a text of the interface. */
export function finishView(
  element: Element,
  block: Extract<Block, { kind: 'toc' | 'given-cards' | 'text' }>,
  place: Place,
): ElementContent[] {
  const { draft } = place
  switch (block.kind) {
    case 'toc': {
      const { min, max, entries = draft.toc } = block
      return [
        componentElement({ name: 'Toc', list: () => entries.filter(({ level }) => level >= min && level <= max) }),
      ]
    }
    case 'given-cards': {
      const cards = block.cards.map((card) => ({ ...card, href: addressOf(card.href, element, place) }))
      return [componentElement({ name: 'Cards', props: { text: draft.markers.text, cards } })]
    }
    case 'text': {
      const { key, fallback, values } = block
      if (!place.isSilent) draft.sections.add(fallback)
      return [{ type: 'text', value: draft.markers.hole({ kind: 'text', key, values, fallback }) }]
    }
  }
}

/** A hole where the address is one of the site's. */
function addressOf(href: string, { position }: Element, place: Place): string {
  if (linkKind(href) !== 'page') return href
  const link: Element = { type: 'element', tagName: 'a', properties: {}, children: [], ...(position && { position }) }
  return place.draft.markers.hole({ kind: 'link', link: place.link('link', href, link) })
}
