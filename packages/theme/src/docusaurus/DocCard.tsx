import type { CardView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Cards } from '../components/Cards.js'
import { isInBrowser, message, text } from './message.js'

/** Content of a card, under Docusaurus' names. */
export interface CardItem {
  readonly type?: string
  readonly label: string
  readonly href: string
  readonly description?: string
  readonly items?: readonly unknown[]
}

/** A card that links to a page or a category. */
export function DocCard({ item }: { readonly item: CardItem }): ReactElement {
  return <Cards text={text} cards={[toCard(item)]} />
}

/** The card of an item; its link is resolved at build time. */
export function toCard({ type, label, href, description, items }: CardItem): CardView {
  const isExternal = /^(?:[a-z]+:)?\/\//i.test(href)
  return {
    kind: type === 'category' ? 'category' : isExternal ? 'link' : 'doc',
    label,
    href: isExternal || isInBrowser() ? href : message('link', { href }),
    ...(description !== undefined && { description }),
    ...(items && { count: items.length }),
  }
}
