import type { SidebarItem } from './sidebar.js'

/** Whether readers see an item only on the page that it links to, or on pages inside the item. */
export function isUnlistedItem(item: SidebarItem): boolean {
  return (item.kind === 'doc' || item.kind === 'ref' || item.kind === 'category') && item.isUnlisted
}
