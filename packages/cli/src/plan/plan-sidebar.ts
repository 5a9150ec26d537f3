import type { SidebarCategoryView, SidebarItemView, SidebarLinkView, SidebarView } from '@docgen/renderer/contract'
import type { Sidebar, SidebarCategory, SidebarDocItem, SidebarItem, SidebarLinkItem } from '../graph/sidebar.js'

// Up to here every page holds the whole sidebar; above it, closed branches would outweigh the text.
const WHOLE_SIDEBAR_LINKS = 200

/** The part of a sidebar that one page shows, which all pages of the same category share. */
export interface BranchRequest {
  readonly sidebar: Sidebar
  /** Index of the page's item and, before it, of each category around it. */
  readonly trail: readonly number[]
  /** The page's own href: an unlisted page is listed on itself. */
  readonly href: string
}

/** Draws the open branch of the sidebar around a page. */
export function planSidebar({ sidebar, trail, href }: BranchRequest): SidebarView {
  const branch: Branch = { href, isWhole: countLinks(sidebar.items) <= WHOLE_SIDEBAR_LINKS }
  return { id: sidebar.id, items: viewItems(sidebar.items, trail, branch) }
}

/** Pages with equal keys show the same branch of the same sidebar: the category's trail, and the page itself where only it is listed. */
export function branchKey({ sidebar, trail, href }: BranchRequest): string {
  const path = [sidebar.version, sidebar.locale, sidebar.id]
  let items = sidebar.items
  for (const index of trail) {
    const item = items[index]
    if (!item) break
    if (isHidden(item)) return JSON.stringify([...path, index, href])
    if (item.kind !== 'category') break
    path.push(String(index))
    items = item.items
  }
  return JSON.stringify(path)
}

interface Branch {
  readonly href: string
  readonly isWhole: boolean
}

function viewItems(items: readonly SidebarItem[], trail: readonly number[], branch: Branch): SidebarItemView[] {
  const [current, ...rest] = trail
  return items.flatMap((item, index): SidebarItemView[] => {
    const isOnTrail = index === current
    if (isHidden(item) && !isOnTrail) return []
    switch (item.kind) {
      case 'html':
        return [{ kind: 'html', html: item.html, ...(item.className && { className: item.className }) }]
      case 'category':
        return [viewCategory(item, isOnTrail ? rest : undefined, branch)]
      default:
        return [viewLink(item)]
    }
  })
}

function viewLink(item: SidebarDocItem | SidebarLinkItem): SidebarLinkView {
  const method = item.customProps?.['method']
  return {
    kind: 'link',
    label: item.label,
    href: item.href,
    isExternal: item.kind === 'link' && item.isExternal,
    ...(item.className && { className: item.className }),
    ...(typeof method === 'string' && { method }),
    ...(item.customProps?.['deprecated'] === true && { isDeprecated: true }),
  }
}

/** `trail` is what is left of the page's trail inside the category; `undefined` where the page is elsewhere. */
function viewCategory(
  category: SidebarCategory,
  trail: readonly number[] | undefined,
  branch: Branch,
): SidebarCategoryView {
  const isOpen = trail !== undefined || !category.isCollapsed || !category.isCollapsible
  const isCut = !isOpen && !branch.isWhole
  const href = category.link?.href ?? (isCut ? firstHref(category.items) : undefined)
  return {
    kind: 'category',
    label: category.label,
    ...(href !== undefined && { href }),
    hasPage: category.link !== undefined,
    isOpen,
    isCollapsible: category.isCollapsible,
    ...(category.className && { className: category.className }),
    items: isCut ? [] : viewItems(category.items, trail ?? [], branch),
    isCut: isCut && href !== undefined,
  }
}

function isHidden(item: SidebarItem): boolean {
  return (item.kind === 'doc' || item.kind === 'ref' || item.kind === 'category') && item.isUnlisted
}

function firstHref(items: readonly SidebarItem[]): string | undefined {
  for (const item of items) {
    if (item.kind === 'html' || isHidden(item)) continue
    if (item.kind !== 'category') return item.href
    const href = item.link?.href ?? firstHref(item.items)
    if (href !== undefined) return href
  }
  return undefined
}

function countLinks(items: readonly SidebarItem[]): number {
  return items.reduce((sum, item) => sum + (item.kind === 'category' ? 1 + countLinks(item.items) : 1), 0)
}
