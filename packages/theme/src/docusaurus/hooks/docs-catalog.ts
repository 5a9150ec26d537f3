import { CURRENT_ITEMS } from '../DocCardList.js'
import { isInBrowser } from '../message.js'

/** A link between docs, under Docusaurus' names. */
export interface CatalogLink {
  readonly title: string
  readonly permalink: string
}

/** A doc, with the facts that components can read. */
export interface CatalogDoc {
  readonly id: string
  /** With base URL. */
  readonly path: string
  readonly title: string
  readonly description?: string
  readonly sidebar?: string
  /** Path of the file from the site's folder. */
  readonly source: string
  readonly editUrl?: string
  /** In milliseconds since 1970. */
  readonly lastUpdatedAt?: number
  readonly lastUpdatedBy?: string
  readonly previous?: CatalogLink
  readonly next?: CatalogLink
}

/** An item of a sidebar, under Docusaurus' names. */
export type PropSidebarItem = PropSidebarLink | PropSidebarCategory | PropSidebarHtml

interface PropSidebarLink {
  readonly type: 'link'
  readonly label: string
  readonly href: string
  readonly docId?: string
  readonly description?: string
  readonly unlisted?: boolean
}

/** A category of a sidebar. */
export interface PropSidebarCategory {
  readonly type: 'category'
  readonly label: string
  readonly href?: string
  readonly description?: string
  readonly collapsed: boolean
  readonly collapsible: boolean
  readonly items: readonly PropSidebarItem[]
}

interface PropSidebarHtml {
  readonly type: 'html'
  readonly value: string
  readonly defaultStyle?: boolean
}

/** The docs and sidebars of a version in one language. */
export interface CatalogVersion {
  /** Absent if the version has no docs. */
  readonly mainDocId?: string
  readonly docs: readonly CatalogDoc[]
  readonly sidebars: Readonly<Record<string, CatalogSidebar>>
}

/** A sidebar and the first page that it links to. */
export interface CatalogSidebar {
  readonly link?: { readonly label: string; readonly path: string }
  readonly items: readonly PropSidebarItem[]
}

/** Versions by their language and key, joined by a space: `en 1.0`. */
export type DocsCatalog = Readonly<Record<string, CatalogVersion>>

/** The docs of the site that is being built; `undefined` in a browser. */
export function findCatalog(): DocsCatalog | undefined {
  if (isInBrowser()) return undefined
  const { [CATALOG]: catalog } = globalThis as { readonly [CATALOG]?: DocsCatalog }
  return catalog
}

/** The global name under which a build stores the docs. */
const CATALOG = Symbol.for('docgen.catalog')

/** Whether two paths point to the same page: they may differ in letter case and in a trailing slash. */
export function isSamePath(first: string | undefined, second: string | undefined): boolean {
  const normalize = (path: string | undefined): string | undefined => path?.replace(/(?<!\/)\/$/, '').toLowerCase()
  return normalize(first) === normalize(second)
}

/** The first category, in reading order, that meets a condition; `undefined` if there is none. */
export function findSidebarCategory(
  items: readonly PropSidebarItem[],
  isWanted: (category: PropSidebarCategory) => boolean,
): PropSidebarCategory | undefined {
  for (const item of items) {
    if (item.type !== 'category') continue
    const matchingCategory = isWanted(item) ? item : findSidebarCategory(item.items, isWanted)
    if (matchingCategory) return matchingCategory
  }
  return undefined
}

/** The URL of the first listed page that an item links to; `undefined` if there is none. */
export function findFirstSidebarItemLink(item: PropSidebarItem): string | undefined {
  if (item.type === 'link') return item.unlisted ? undefined : item.href
  if (item.type === 'html') return undefined
  if (item.href !== undefined) return item.href
  for (const inner of item.items) {
    const href = findFirstSidebarItemLink(inner)
    if (href !== undefined) return href
  }
  return undefined
}

/** Whether the page at `path` is the item or inside it. */
export function isActiveSidebarItem(item: PropSidebarItem, path: string): boolean {
  if (item.type === 'html') return false
  if (item.href !== undefined && isSamePath(item.href, path)) return true
  return item.type === 'category' && item.items.some((inner) => isActiveSidebarItem(inner, path))
}

/** Whether the sidebar of the page at `path` shows an item. An unlisted page is visible only on that page. */
export function isVisibleSidebarItem(item: PropSidebarItem, path: string): boolean {
  if (item.type === 'link') return !item.unlisted || isActiveSidebarItem(item, path)
  if (item.type === 'html') return true
  return item.href !== undefined || item.items.some((inner) => isVisibleSidebarItem(inner, path))
}

/** The categories around the page at `path` and, last, the item of the page; empty if no item is active. */
export function findSidebarTrail(items: readonly PropSidebarItem[], path: string): readonly PropSidebarItem[] {
  const activeItem = items.find((item) => isActiveSidebarItem(item, path))
  if (!activeItem) return []
  return activeItem.type === 'category' && !isSamePath(activeItem.href, path)
    ? [activeItem, ...findSidebarTrail(activeItem.items, path)]
    : [activeItem]
}

/**
 * Marks a copy of items as the items of the page's category. For marked items, a build inserts the cards in
 * `DocCardList`.
 */
export function markCurrent(items: readonly PropSidebarItem[] = []): readonly PropSidebarItem[] {
  return Object.assign([...items], { [CURRENT_ITEMS]: true })
}

/**
 * One card or several, with descriptions added: a card with the id of a doc gets the doc's description, unless it
 * already has a description.
 */
export function addDescriptions(cards: unknown, docs: readonly CatalogDoc[]): unknown {
  if (Array.isArray(cards)) return CURRENT_ITEMS in cards ? cards : cards.map((card) => addDescriptions(card, docs))
  if (typeof cards !== 'object' || cards === null || !('docId' in cards)) return cards
  const doc = docs.find(({ id }) => id === cards.docId)
  return doc?.description === undefined ? cards : { description: doc.description, ...cards }
}
