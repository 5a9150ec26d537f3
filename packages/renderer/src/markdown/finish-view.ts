import type { ElementContent } from 'hast'
import type { Block } from './block.js'
import { componentElement } from './component-element.js'
import type { Place } from './draft.js'
import { linkKind } from './link-kind.js'

/** Puts what docgen itself shows in the place of a component: a table of contents, a card, a text of the interface. */
export function finishView(block: Extract<Block, { kind: 'toc' | 'card' | 'text' }>, place: Place): ElementContent[] {
  const { draft } = place
  switch (block.kind) {
    case 'toc': {
      const { min, max, entries = draft.toc } = block
      return [
        componentElement({ name: 'Toc', list: () => entries.filter(({ level }) => level >= min && level <= max) }),
      ]
    }
    case 'card': {
      const { href } = block.card
      const element = { type: 'element', tagName: 'a', properties: {}, children: [] } as const
      const isInside = linkKind(href) === 'page'
      const target = isInside
        ? draft.markers.hole({ kind: 'link', link: place.link('link', href, { ...element, children: [] }) })
        : href
      return [
        componentElement({
          name: 'Cards',
          props: { text: draft.markers.text, cards: [{ ...block.card, href: target }] },
        }),
      ]
    }
    case 'text': {
      const { key, fallback, values } = block
      if (!place.isSilent) draft.sections.add(fallback)
      return [{ type: 'text', value: draft.markers.hole({ kind: 'text', key, values, fallback }) }]
    }
  }
}
