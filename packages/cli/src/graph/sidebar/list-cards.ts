import type { CardView } from '@docgen/renderer/contract'
import type { SidebarItem } from './sidebar.js'

/** A card for each listed item with a link; a category without a page links to its first page. */
export function listCards(items: readonly SidebarItem[]): readonly CardView[] {
  return items.flatMap((item): CardView[] => {
    if (item.kind === 'html' || isHidden(item)) return []
    const { label, description } = item
    const rest = description === undefined ? {} : { description }
    if (item.kind !== 'category')
      return [{ kind: item.kind === 'link' ? 'link' : 'doc', label, href: item.href, ...rest }]
    const href = item.link?.href ?? findFirstLink(item.items)?.href
    const count = item.items.filter((child) => child.kind !== 'html' && !isHidden(child)).length
    return href === undefined ? [] : [{ kind: 'category', label, href, count, ...rest }]
  })
}

/** The first page of this site that items link to, in reading order. */
export function findFirstLink(
  items: readonly SidebarItem[],
): { readonly label: string; readonly href: string } | undefined {
  for (const item of items) {
    if (item.kind === 'html' || isHidden(item) || (item.kind === 'link' && item.isExternal)) continue
    if (item.kind !== 'category') return { label: item.label, href: item.href }
    const first = item.link ? { label: item.label, href: item.link.href } : findFirstLink(item.items)
    if (first) return first
  }
  return undefined
}

function isHidden(item: SidebarItem): boolean {
  return (item.kind === 'doc' || item.kind === 'ref' || item.kind === 'category') && item.isUnlisted
}
