import type { AdmonitionProps, DetailsProps, TabsProps } from '../../contract/index.js'
import type { Draft } from '../draft.js'
import type { AdmonitionBlock, DetailsBlock, TabsBlock } from './block.js'
import { nextId } from './name-tabs.js'

/** Returns the props of an admonition component, without its content. */
export function admonitionProps(
  { admonition: kind, name, hasOwnIcon, isUntitled }: AdmonitionBlock,
  { markers: { text } }: Draft,
): Omit<AdmonitionProps, 'title' | 'children'> {
  return {
    text,
    kind,
    ...(name !== undefined && { name }),
    ...(hasOwnIcon && { hasOwnIcon }),
    ...(isUntitled && { isUntitled }),
  }
}

/** Returns the props of a collapsible component, without its content. */
export function detailsProps(
  { isOpen, id, icon, group }: DetailsBlock,
  { markers: { text } }: Draft,
): Omit<DetailsProps, 'summary' | 'children'> {
  return {
    text,
    isOpen,
    ...(id !== undefined && { id }),
    ...(icon !== undefined && { icon }),
    ...(group !== undefined && { group }),
  }
}

/** Returns the props of a tabs component, with a new id and without the tabs. */
export function tabsProps({ group }: TabsBlock, draft: Draft): Omit<TabsProps, 'tabs'> {
  return { text: draft.markers.text, id: nextId('tabs', draft), ...(group !== undefined && { group }) }
}
