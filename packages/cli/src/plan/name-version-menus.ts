import type { NavbarDropdownView, NavbarItemView } from '@docgen/renderer/contract'
import { DEFAULT_COLLECTION, splitVersionKey } from '../config/collection.js'
import type { Config } from '../config/config.js'
import type { NavbarPlace, NavbarPlanner } from './navbar-planner.js'
import { placeInDocs } from './place-in-docs.js'
import { mainHref } from './plan-version-links.js'

/** An item of the navbar as the config has it, and what it becomes on a page; nothing where it leads nowhere. */
export interface PlannedItem {
  readonly item: Config['navbar']['items'][number]
  readonly view: NavbarItemView | undefined
}

/** A version menu, and the page as seen from its documents. */
interface VersionMenu {
  readonly view: NavbarDropdownView
  readonly place: NavbarPlace
}

/**
 * Says of each version menu which documents it is about, where there are menus of several: by the item that leads to the
 * start of these, whose label readers know them by, else by their id.
 */
export function nameVersionMenus(
  items: readonly PlannedItem[],
  page: NavbarPlace,
  planner: NavbarPlanner,
): readonly (NavbarItemView | undefined)[] {
  const menus = items.map(({ item, view }): VersionMenu | undefined => {
    if (item.type !== 'docsVersionDropdown' || view?.kind !== 'dropdown') return undefined
    const place = placeInDocs(page, item.docsPluginId, planner)
    return place && { view, place }
  })
  const ids = new Set(menus.flatMap((menu) => (menu ? [collectionOf(menu)] : [])))
  return items.map(({ view }, index) => {
    const menu = menus[index]
    if (!menu || ids.size < 2) return view
    const id = collectionOf(menu)
    const label = labelOf(mainHref(menu.place, planner.graph), items)
    const documents = label || (id === DEFAULT_COLLECTION ? '' : id)
    return documents === '' ? view : { ...menu.view, documents }
  })
}

function collectionOf({ place }: VersionMenu): string {
  return splitVersionKey(place.version).collection
}

/** The label of the item that leads to an address; one that leads to a version is called like the version. */
function labelOf(href: string | undefined, items: readonly PlannedItem[]): string {
  const leading = items.flatMap(({ item, view }) =>
    view?.kind === 'link' && view.href === href && item.type !== 'docsVersion' ? [view.label] : [],
  )
  return leading[0] ?? ''
}
