import type { CardsProps, CardView, Text } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Icon } from './Icon.js'
import { IconSlot } from './IconSlot.js'
import { joinClassNames } from './join-class-names.js'

const ICONS = { doc: 'document', category: 'folder', link: 'external', tag: undefined } as const

/** Pages and groups of pages as cards. Tags can be numerous, so they render as compact rows. */
export function Cards({ text, cards }: CardsProps): ReactElement {
  return (
    <ul className={joinClassNames('cards', cards[0]?.kind === 'tag' && 'cards-of-tags')}>
      {cards.map((card) => {
        const icon = ICONS[card.kind]
        return (
          <li key={card.href}>
            <a className="card" href={card.href}>
              {card.icon === undefined ? (
                icon && <Icon name={icon} />
              ) : (
                <IconSlot icon={card.icon} className="menu-icon" />
              )}
              <span className="card-title">{card.label}</span>
              <CardDescription text={text} card={card} />
            </a>
          </li>
        )
      })}
    </ul>
  )
}

function CardDescription({ text, card }: { readonly text: Text; readonly card: CardView }): ReactElement | null {
  const count = card.count === undefined ? undefined : { count: card.count }
  const description = card.description ?? (count && text('theme.docs.DocCard.categoryDescription.plurals', count))
  return description === undefined ? null : <span className="card-description">{description}</span>
}
