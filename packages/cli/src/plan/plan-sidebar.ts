import type { SidebarCategoryView, SidebarItemView, SidebarLinkView, SidebarView } from '@docgen/renderer/contract'
import { hashValue } from '../cache/hash.js'
import { isUnlistedItem } from '../graph/sidebar/is-unlisted-item.js'
import type {
  Sidebar,
  SidebarCategory,
  SidebarDocItem,
  SidebarItem,
  SidebarLinkItem,
} from '../graph/sidebar/sidebar.js'
import { SWITCH_CLASS } from '../graph/sidebar/split-sidebar.js'
import { createFindWindow, type FindWindow, isLongList } from './find-window.js'
import { operationListFile, withoutMethod } from './operation-list.js'
import type { SharedView } from './site-plan.js'

// Up to this number of links, pages contain the whole sidebar; above it, closed branches would outweigh the content.
const WHOLE_SIDEBAR_LINKS = 200

/** Class of the links around a window of a long list. */
const ALL_CLASS = 'menu-all'

/** The part of a sidebar that one page shows, shared by all pages of the same category. */
export interface BranchRequest {
  readonly sidebar: Sidebar
  /** Indexes of the enclosing categories, outermost first, then the index of the page's item. */
  readonly itemPath: readonly number[]
  /** The page's href, because a sidebar shows an unlisted page only on that page itself. */
  readonly href: string
}

/**
 * Builds the sidebar of the page at an item path, as in `SidebarPosition.itemPath`, with its branch open. If `isWhole`,
 * the list inside the item shows all of its items, even if it is long.
 */
export type PlanBranch = (itemPath: BranchRequest['itemPath'], isWhole?: boolean) => SharedView<SidebarView>

/** What a sidebar needs in addition to its items. */
export interface BranchOptions {
  /** Resolves links in the HTML of items. */
  readonly finishHtml?: (html: string) => string
  /** Returns the link to the page that lists all items of a long list. */
  readonly findList?: (items: readonly SidebarItem[]) => { readonly label: string; readonly href: string } | undefined
  readonly findWindow?: FindWindow
}

/**
 * Creates the function that builds the branches of one sidebar. Closed parts look the same in all branches, so they are
 * built and hashed once: all branches of a sidebar with hundreds of categories cost little more than one.
 */
export function createPlanBranch(sidebar: Sidebar, options: BranchOptions = {}): PlanBranch {
  const { finishHtml = (html) => html, findList = () => undefined, findWindow = createFindWindow() } = options
  const { id, items: all } = sidebar
  const list = operationListFile(sidebar)
  const isWhole = countLinks(all) <= WHOLE_SIDEBAR_LINKS
  const closed = new Map<readonly SidebarItem[], Map<number, ClosedList>>()
  /** The closed form of a list; `index` is the index of the item that contains the page, or -1. */
  const closeItems = (items: readonly SidebarItem[], index = -1, isWhole = false): ClosedList => {
    const windows = closed.get(items) ?? new Map<number, ClosedList>()
    closed.set(items, windows)
    const { start, end } = isWhole ? { start: 0, end: items.length } : findWindow(items, index)
    const key = isWhole ? -1 : start
    const memoized = windows.get(key)
    if (memoized) return memoized
    const views = items.slice(start, end).map((item) => (isUnlistedItem(item) ? undefined : viewItem(item)))
    const list = end - start < items.length ? findList(items) : undefined
    const link = list && viewListLink(list)
    const shown = [start > 0 ? link : undefined, ...views, end < items.length ? link : undefined]
    const closedList = { start, views: shown, hash: hashValue(itemsIn(shown)) }
    windows.set(key, closedList)
    return closedList
  }
  const viewItem = (item: SidebarItem): SidebarItemView => {
    if (item.kind === 'html')
      return {
        kind: 'html',
        html: finishHtml(item.html),
        ...(item.hasDefaultStyle && { hasDefaultStyle: true }),
        ...(item.className && { className: item.className }),
      }
    if (item.kind !== 'category') return viewLink(item)
    const isOpen = !item.isCollapsed || !item.isCollapsible
    const isCut = !isOpen && !isWhole && item.className !== SWITCH_CLASS
    return viewCategory(item, { isOpen, isCut, items: isCut ? [] : itemsIn(closeItems(item.items).views) })
  }
  /**
   * Returns the views of a list with the page's branch open. Adds everything that the hash of the branch depends on to
   * `parts`.
   */
  const openItems = (
    items: readonly SidebarItem[],
    itemPath: readonly number[],
    { parts, isWhole }: { readonly parts: unknown[]; readonly isWhole: boolean },
  ): SidebarItemView[] => {
    const [index = -1, ...rest] = itemPath
    const { start, views, hash } = closeItems(items, index, isWhole && itemPath.length === 0)
    parts.push(hash)
    const item = items[index]
    if (!item || (item.kind !== 'category' && !isUnlistedItem(item))) return itemsIn(views)
    // The first view links to the items before the part.
    const before = itemsIn(views.slice(0, index - start + 1))
    const after = itemsIn(views.slice(index - start + 2))
    parts.push(before.length)
    if (item.kind !== 'category') {
      const itemView = viewItem(item)
      parts.push(itemView)
      return [...before, itemView, ...after]
    }
    const categoryView = viewCategory(item, { isOpen: true, isCut: false, items: [] })
    parts.push(categoryView)
    return [...before, { ...categoryView, items: openItems(item.items, rest, { parts, isWhole }) }, ...after]
  }
  return (itemPath, isWhole = false) => {
    const parts: unknown[] = [id, list]
    const view = { id, items: openItems(all, itemPath, { parts, isWhole }), ...(list !== undefined && { list }) }
    return { view, hash: hashValue(parts) }
  }
}

/** The items of a list that a page shows, all closed. */
interface ClosedList {
  /** Index of the first item that is shown. */
  readonly start: number
  /**
   * The link to the whole list, one view per item, and the link again; `undefined` where no items are omitted, and for
   * an unlisted item.
   */
  readonly views: readonly (SidebarItemView | undefined)[]
  /** Hash of the shown items. */
  readonly hash: string
}

function itemsIn(views: ClosedList['views']): SidebarItemView[] {
  return views.filter((view) => view !== undefined)
}

/**
 * The link to the page that lists a whole list, as a category whose items the page omits: scripts then load the items
 * from there.
 */
function viewListLink({ label, href }: { readonly label: string; readonly href: string }): SidebarCategoryView {
  const category = { kind: 'category', label, href, className: ALL_CLASS, items: [] } as const
  return { ...category, hasPage: false, isOpen: false, isCollapsible: true, isCut: true }
}

/**
 * Returns the key of a sidebar's branch: pages with equal keys show the same branch of the same sidebar. The key
 * contains the path of the category. For an unlisted page, which a sidebar shows only on that page itself, it also
 * contains the page.
 */
export function branchKey({ sidebar, itemPath, href }: BranchRequest, findWindow: FindWindow): string {
  const path = [sidebar.version, sidebar.locale, sidebar.id]
  let items = sidebar.items
  for (const index of itemPath) {
    const item = items[index]
    if (!item) break
    if (isLongList(items)) path.push(`from ${findWindow(items, index).start}`)
    if (isUnlistedItem(item)) return JSON.stringify([...path, index, href])
    if (item.kind !== 'category') break
    path.push(String(index))
    items = item.items
  }
  return JSON.stringify(path)
}

function viewLink(item: SidebarDocItem | SidebarLinkItem): SidebarLinkView {
  const method = item.customProps?.['method']
  return {
    kind: 'link',
    label: typeof method === 'string' ? withoutMethod(item.label, method) : item.label,
    href: item.href,
    isExternal: item.kind === 'link' && item.isExternal,
    ...(item.icon !== undefined && { icon: item.icon }),
    ...(item.className && { className: item.className }),
    ...(typeof method === 'string' && { method }),
    ...(item.customProps?.['deprecated'] === true && { isDeprecated: true }),
  }
}

function viewCategory(
  category: SidebarCategory,
  { isOpen, isCut, items }: Pick<SidebarCategoryView, 'isOpen' | 'isCut' | 'items'>,
): SidebarCategoryView {
  const href = category.link?.href ?? (isCut ? firstHref(category.items) : undefined)
  return {
    kind: 'category',
    label: category.label,
    ...(href !== undefined && { href }),
    hasPage: category.link !== undefined,
    isOpen,
    isCollapsible: category.isCollapsible,
    ...(category.icon !== undefined && { icon: category.icon }),
    ...(category.className && { className: category.className }),
    items,
    isCut: isCut && href !== undefined,
  }
}

function firstHref(items: readonly SidebarItem[]): string | undefined {
  for (const item of items) {
    if (item.kind === 'html' || isUnlistedItem(item)) continue
    if (item.kind !== 'category') return item.href
    const href = item.link?.href ?? firstHref(item.items)
    if (href !== undefined) return href
  }
  return undefined
}

function countLinks(items: readonly SidebarItem[]): number {
  return items.reduce((sum, item) => sum + (item.kind === 'category' ? 1 + countLinks(item.items) : 1), 0)
}
