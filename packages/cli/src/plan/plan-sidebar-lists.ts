import type { CardView } from '@docgen/renderer/contract'
import { hashValue } from '../cache/hash.js'
import type { Config } from '../config/config.js'
import type { PageUrl } from '../graph/doc.js'
import { localeRoute } from '../graph/edition.js'
import { createUrl } from '../graph/routes/create-url.js'
import { joinRoute } from '../graph/routes/resolve-slug.js'
import { findFirstLink, listCards } from '../graph/sidebar/create-category-index.js'
import { isUnlistedItem } from '../graph/sidebar/is-unlisted-item.js'
import type { Sidebar, SidebarItem } from '../graph/sidebar/sidebar.js'
import { isLongList, listWindowStarts } from './find-window.js'

/** A browser takes too long for more cards and links than this; above it, a page lists the windows of the list. */
const MOST_CARDS = 2000

/** The page that lists all items of a long list of a sidebar, of which other pages show only a window. */
export interface SidebarList extends PageUrl {
  readonly sidebar: Sidebar
  /** The indexes of the categories around the list, outermost first; none for the list at the top of the sidebar. */
  readonly itemPath: readonly number[]
  readonly items: readonly SidebarItem[]
  /** Label of the category of the list; absent for the list at the top. */
  readonly label?: string
  /** Whether its own sidebar has all items, which scripts load from there. */
  readonly isWhole: boolean
}

/** Lists the long lists of a sidebar. Their URLs depend only on labels, so they stay if other items are added. */
export function planSidebarLists(sidebar: Sidebar, config: Config): readonly SidebarList[] {
  const lists: SidebarList[] = []
  const names = new Set<string>()
  const nameOf = (labels: readonly string[]): string => {
    for (let number = 0; ; number += 1) {
      const key = [sidebar.version, sidebar.locale, sidebar.id, ...labels, ...(number === 0 ? [] : [number])]
      const name = hashValue(key).slice(0, 8)
      if (!names.has(name)) {
        names.add(name)
        return name
      }
    }
  }
  const visit = (items: readonly SidebarItem[], itemPath: readonly number[], labels: readonly string[]): void => {
    if (isLongList(items)) {
      const route = joinRoute(`${localeRoute(sidebar.locale, config.i18n)}/docgen-topics-${nameOf(labels)}`)
      const label = labels.at(-1)
      lists.push({
        ...createUrl(route, config),
        sidebar,
        itemPath,
        items,
        ...(label !== undefined && { label }),
        isWhole: items.length <= MOST_CARDS,
      })
    }
    for (const [index, item] of items.entries())
      if (item.kind === 'category') visit(item.items, [...itemPath, index], [...labels, item.label])
  }
  visit(sidebar.items, [], [])
  return lists
}

/** The cards of a list's page: one for each item, or for each window of a list that is too long for that. */
export function listItemCards({ items, isWhole }: Pick<SidebarList, 'items' | 'isWhole'>): readonly CardView[] {
  if (isWhole) return listCards(items)
  const starts = listWindowStarts(items)
  return starts.flatMap((start, index): CardView[] => {
    const shown = items.slice(start, starts[index + 1]).filter((item) => !isUnlistedItem(item) && item.kind !== 'html')
    const first = findFirstLink(shown)
    const [from, to] = [shown[0], shown.at(-1)].map((item) => (item && item.kind !== 'html' ? item.label : ''))
    return first === undefined ? [] : [{ kind: 'category', label: `${from} – ${to}`, href: first.href }]
  })
}
