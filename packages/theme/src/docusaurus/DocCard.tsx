import type { CardView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Cards } from '../components/Cards.js'
import { isInBrowser, message, text } from './message.js'

/** What a card shows, as Docusaurus names it. */
export interface CardItem {
  readonly type?: string
  readonly label: string
  readonly href: string
  readonly description?: string
  readonly items?: readonly unknown[]
}

/** One card. */
export function DocCard({ item }: { readonly item: CardItem }): ReactElement {
  return <Cards text={text} cards={[toCard(item)]} />
}

/** The card of an item; its link is looked up when the page is built. */
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
