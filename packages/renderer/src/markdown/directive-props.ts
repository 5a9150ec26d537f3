import type { AdmonitionProps, DetailsProps, TabsProps } from '../contract/index.js'
import type { AdmonitionBlock, DetailsBlock, TabsBlock } from './block.js'
import type { Draft } from './draft.js'
import { nextTabsId } from './name-tabs.js'

/** What the theme's component gets of an admonition beside its content. */
export function admonitionProps(
  { admonition: kind, name, hasOwnIcon }: AdmonitionBlock,
  { markers: { text } }: Draft,
): Omit<AdmonitionProps, 'title' | 'children'> {
  return { text, kind, ...(name !== undefined && { name }), ...(hasOwnIcon && { hasOwnIcon }) }
}

/** What the theme's component gets of a collapsible block beside its content. */
export function detailsProps(
  { isOpen, id }: DetailsBlock,
  { markers: { text } }: Draft,
): Omit<DetailsProps, 'summary' | 'children'> {
  return { text, isOpen, ...(id !== undefined && { id }) }
}

/** What the theme's component gets of tabs beside these themselves: an id that no others have, too. */
export function tabsProps({ group }: TabsBlock, draft: Draft): Omit<TabsProps, 'tabs'> {
  return { text: draft.markers.text, id: nextTabsId(draft), ...(group !== undefined && { group }) }
}
