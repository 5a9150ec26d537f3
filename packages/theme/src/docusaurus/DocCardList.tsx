import type { ReactNode } from 'react'
import { Cards } from '../components/Cards.js'
import { type CardItem, toCard } from './DocCard.js'
import { message, text } from './message.js'

/** Property that marks a list of items as the items of the page's category in the sidebar. */
export const CURRENT_ITEMS = Symbol.for('docgen.current-items')

/** Cards of the given items; without items, of the page's siblings in the sidebar. */
export function DocCardList({ items }: { readonly items?: readonly CardItem[] }): ReactNode {
  return items && !(CURRENT_ITEMS in items) ? <Cards text={text} cards={items.map(toCard)} /> : message('cards', {})
}
