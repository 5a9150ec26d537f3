import type { SidebarItem } from '../../graph/sidebar/sidebar.js'
import type { SiteGraph } from '../../graph/site-graph.js'

/** A line of the table of contents. */
export interface PdfEntry {
  readonly label: string
  /** Depth in the sidebar; 0 for the outermost. */
  readonly depth: number
  /** Route of its page; absent for categories without a page. */
  readonly route?: string
}

/** The selection of pages that the PDF contains. */
export interface PdfSelection {
  /** Key of a version. */
  readonly version: string
  readonly locale: string
  /** Route above the pages to include; all pages of the version if absent. */
  readonly section?: string | undefined
}

/**
 * Lists the entries of a version in one language: first the items of its sidebars, then all other listed pages. Each
 * page has one entry.
 */
export function listPdfEntries(
  { sidebars, docs }: Pick<SiteGraph, 'sidebars' | 'docs'>,
  { version, locale, section }: PdfSelection,
): readonly PdfEntry[] {
  const isInEdition = (each: { readonly version: string; readonly locale: string }): boolean =>
    each.version === version && each.locale === locale
  const isInside = (route: string): boolean => section === undefined || `${route}/`.startsWith(`${section}/`)
  const listed = new Set<string>()
  const list = (items: readonly SidebarItem[], depth: number): readonly PdfEntry[] =>
    items.flatMap((item): readonly PdfEntry[] => {
      if (item.kind === 'doc' && !item.isUnlisted) return addPage(item.label, item.route, depth)
      if (item.kind !== 'category' || item.isUnlisted) return []
      const page = item.link ? addPage(item.label, item.link.route, depth) : []
      const nested = list(item.items, depth + 1)
      if (page.length === 0 && nested.length === 0) return []
      return [...(page.length === 0 ? [{ label: item.label, depth }] : page), ...nested]
    })
  const addPage = (label: string, route: string, depth: number): readonly PdfEntry[] => {
    if (listed.has(route) || !isInside(route)) return []
    listed.add(route)
    return [{ label, depth, route }]
  }
  return [
    ...sidebars.filter(isInEdition).flatMap(({ items }) => list(items, 0)),
    ...docs
      .filter((doc) => isInEdition(doc) && !doc.isUnlisted)
      .flatMap(({ title, route }) => addPage(title, route, 0)),
  ]
}
