import type { BreadcrumbView, LinkView } from '@docgen/renderer/contract'
import type { Sidebar, SidebarCategory, SidebarItem } from './sidebar.js'

/** Positions of pages in a sidebar. The keys of pages come from `pageOfDoc` and `pageOfIndex`. */
export interface SidebarWalk {
  /** Page → its position; the first occurrence if the sidebar lists it twice. */
  readonly positions: ReadonlyMap<string, PagePosition>
  /** The listed pages in reading order. */
  readonly order: readonly OrderedPage[]
  /** Page → its index in `order`. */
  readonly ranks: ReadonlyMap<string, number>
}

/** A page's position in a sidebar. */
export interface PagePosition {
  readonly itemPath: readonly number[]
  /** Categories around the page and, last, the page itself. */
  readonly breadcrumbs: readonly BreadcrumbView[]
  readonly siblings: readonly SidebarItem[]
}

/** A page that pagination links to; a doc's front matter can still override the label. */
export interface OrderedPage extends LinkView {
  readonly page: string
}

/** Name of a doc's page within its edition. */
export function pageOfDoc(id: string): string {
  return `doc:${id}`
}

/** Name of a generated page within its edition. */
export function pageOfIndex(route: string): string {
  return `index:${route}`
}

/** Walks a sidebar once in reading order. */
export function walkSidebar({ items }: Sidebar): SidebarWalk {
  const walk: OpenWalk = { positions: new Map(), order: [], ranks: new Map() }
  visitItems(walk, items, { itemPath: [], breadcrumbs: [] })
  return walk
}

interface OpenWalk {
  readonly positions: Map<string, PagePosition>
  readonly order: OrderedPage[]
  readonly ranks: Map<string, number>
}

interface EnclosingCategories {
  readonly itemPath: readonly number[]
  readonly breadcrumbs: readonly BreadcrumbView[]
}

function visitItems(walk: OpenWalk, items: readonly SidebarItem[], enclosing: EnclosingCategories): void {
  items.forEach((item, index) => {
    const itemPath = [...enclosing.itemPath, index]
    if (item.kind === 'category') visitCategory(walk, item, { ...enclosing, itemPath })
    else if (item.kind === 'doc') {
      const { label, href, isUnlisted } = item
      const position = { itemPath, breadcrumbs: [...enclosing.breadcrumbs, { label, href }], siblings: items }
      addPage(walk, { page: pageOfDoc(item.id), label, href, isUnlisted }, position)
    }
  })
}

function visitCategory(
  walk: OpenWalk,
  category: SidebarCategory,
  { itemPath, breadcrumbs: outer }: EnclosingCategories,
): void {
  const { label, link, items, isUnlisted } = category
  const breadcrumbs = [...outer, link ? { label, href: link.href } : { label }]
  if (link) {
    const page = link.id === undefined ? pageOfIndex(link.route) : pageOfDoc(link.id)
    addPage(walk, { page, label, href: link.href, isUnlisted }, { itemPath, breadcrumbs, siblings: items })
  }
  visitItems(walk, items, { itemPath, breadcrumbs })
}

function addPage(walk: OpenWalk, entry: OrderedPage & { readonly isUnlisted: boolean }, position: PagePosition): void {
  const { page, label, href, isUnlisted } = entry
  if (walk.positions.has(page)) return
  walk.positions.set(page, position)
  if (isUnlisted) return
  walk.ranks.set(page, walk.order.length)
  walk.order.push({ page, label, href })
}
