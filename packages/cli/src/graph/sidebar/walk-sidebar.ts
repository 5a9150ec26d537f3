import type { BreadcrumbView, LinkView } from '@docgen/renderer/contract'
import type { Sidebar, SidebarCategory, SidebarItem } from './sidebar.js'

/** Positions of pages in a sidebar. `pageOfDoc` and `pageOfIndex` name the pages. */
export interface SidebarWalk {
  /** Page → its position; the first occurrence if the sidebar lists it twice. */
  readonly spots: ReadonlyMap<string, SidebarSpot>
  /** The pages in reading order, without unlisted ones. */
  readonly order: readonly OrderedPage[]
  /** Page → its index in `order`. */
  readonly ranks: ReadonlyMap<string, number>
}

/** A page's position in a sidebar. */
export interface SidebarSpot {
  readonly trail: readonly number[]
  /** Categories around the page and, last, the page itself. */
  readonly breadcrumbs: readonly BreadcrumbView[]
  readonly siblings: readonly SidebarItem[]
}

/** A page that pagination links to; a doc's front matter can still override the label. */
export interface OrderedPage extends LinkView {
  readonly page: string
}

/** Name of a document's page within its edition. */
export function pageOfDoc(id: string): string {
  return `doc:${id}`
}

/** Name of a generated page within its edition. */
export function pageOfIndex(route: string): string {
  return `index:${route}`
}

/** Walks a sidebar once in reading order. */
export function walkSidebar({ items }: Sidebar): SidebarWalk {
  const walk: OpenWalk = { spots: new Map(), order: [], ranks: new Map() }
  visitItems(walk, items, { trail: [], breadcrumbs: [] })
  return walk
}

interface OpenWalk {
  readonly spots: Map<string, SidebarSpot>
  readonly order: OrderedPage[]
  readonly ranks: Map<string, number>
}

interface Around {
  readonly trail: readonly number[]
  readonly breadcrumbs: readonly BreadcrumbView[]
}

function visitItems(walk: OpenWalk, items: readonly SidebarItem[], around: Around): void {
  items.forEach((item, index) => {
    const trail = [...around.trail, index]
    if (item.kind === 'category') visitCategory(walk, item, { ...around, trail })
    else if (item.kind === 'doc') {
      const { label, href, isUnlisted } = item
      const spot = { trail, breadcrumbs: [...around.breadcrumbs, { label, href }], siblings: items }
      addPage(walk, { page: pageOfDoc(item.id), label, href, isUnlisted }, spot)
    }
  })
}

function visitCategory(walk: OpenWalk, category: SidebarCategory, { trail, breadcrumbs: outer }: Around): void {
  const { label, link, items, isUnlisted } = category
  const breadcrumbs = [...outer, link ? { label, href: link.href } : { label }]
  if (link) {
    const page = link.id === undefined ? pageOfIndex(link.route) : pageOfDoc(link.id)
    addPage(walk, { page, label, href: link.href, isUnlisted }, { trail, breadcrumbs, siblings: items })
  }
  visitItems(walk, items, { trail, breadcrumbs })
}

function addPage(walk: OpenWalk, entry: OrderedPage & { readonly isUnlisted: boolean }, spot: SidebarSpot): void {
  const { page, label, href, isUnlisted } = entry
  if (walk.spots.has(page)) return
  walk.spots.set(page, spot)
  if (isUnlisted) return
  walk.ranks.set(page, walk.order.length)
  walk.order.push({ page, label, href })
}
