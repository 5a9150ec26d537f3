import type { Element } from 'hast'
import type { Block } from '../../directives/block.js'
import type { Draft } from '../../draft.js'
import { linkKind } from '../../link-kind.js'

/** Renders the replacement of a Docusaurus component: a table of contents, cards, or a UI string. */
export function renderView(
  element: Element,
  block: Extract<Block, { kind: 'toc' | 'given-cards' | 'text' }>,
  draft: Draft,
): string {
  const { renderComponent } = draft
  switch (block.kind) {
    case 'toc': {
      const { min, max, entries = draft.toc } = block
      // The page's headings are known once all of it is rendered.
      return draft.markers.later(() =>
        renderComponent({ name: 'Toc', entries: entries.filter(({ level }) => level >= min && level <= max) }, []),
      )
    }
    case 'given-cards': {
      const cards = block.cards.map((card) => ({ ...card, href: hrefOf(card.href, element, draft) }))
      return renderComponent({ name: 'Cards', props: { text: draft.markers.text, cards } }, [])
    }
    case 'text': {
      const { key, fallback, values } = block
      if (!draft.isSilent) draft.sections.add(fallback)
      return draft.markers.hole({ kind: 'text', key, values, fallback })
    }
  }
}

/** Returns the marker of a hole if the URL belongs to the site, else the URL. */
function hrefOf(href: string, element: Element, draft: Draft): string {
  if (linkKind(href) !== 'page') return href
  return draft.markers.hole({ kind: 'link', link: draft.link('link', href, element) })
}
