import type { NavbarDropdownView, NavbarItemView } from '@docgen/renderer/contract'
import { DEFAULT_COLLECTION, splitVersionKey } from '../../config/collection.js'
import type { Config } from '../../config/config.js'
import type { NavbarPage, NavbarPlanner } from './navbar-planner.js'
import { mainHref } from './plan-version-links.js'
import { resolveNavbarPage } from './resolve-navbar-page.js'

/** A navbar item from the config, and its view on a page; no view if it has no target. */
export interface PlannedItem {
  readonly item: Config['navbar']['items'][number]
  readonly view: NavbarItemView | undefined
}

/** A version menu, and the page's position among its docs. */
interface VersionMenu {
  readonly view: NavbarDropdownView
  readonly position: NavbarPage
}

/**
 * Returns the views of items. If there are version menus for several collections of docs, each menu gets the name of
 * its collection: the label of the item that links to the collection's start page, which readers see, else its id. The
 * default collection has no id that readers could see, so its menu may have no name.
 */
export function nameVersionMenus(
  items: readonly PlannedItem[],
  page: NavbarPage,
  planner: NavbarPlanner,
): readonly (NavbarItemView | undefined)[] {
  const menus = items.map(({ item, view }): VersionMenu | undefined => {
    if (item.type !== 'docsVersionDropdown' || view?.kind !== 'dropdown') return undefined
    const position = resolveNavbarPage(page, item.docsPluginId, planner)
    return position && { view, position }
  })
  const ids = new Set(menus.flatMap((menu) => (menu ? [collectionOf(menu)] : [])))
  return items.map(({ view }, index) => {
    const menu = menus[index]
    if (!menu || ids.size < 2) return view
    const id = collectionOf(menu)
    const label = labelOf(mainHref(menu.position, planner.graph), items)
    const documents = label || (id === DEFAULT_COLLECTION ? '' : id)
    return documents === '' ? view : { ...menu.view, documents }
  })
}

function collectionOf({ position }: VersionMenu): string {
  return splitVersionKey(position.version).collection
}

/** The label of the first item that links to a URL, except items that show a version; empty if there is none. */
function labelOf(href: string | undefined, items: readonly PlannedItem[]): string {
  const leading = items.flatMap(({ item, view }) =>
    view?.kind === 'link' && view.href === href && item.type !== 'docsVersion' ? [view.label] : [],
  )
  return leading[0] ?? ''
}
