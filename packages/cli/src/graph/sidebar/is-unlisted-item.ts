import type { SidebarItem } from './sidebar.js'

/** Whether readers see an item only on its own page, or on the pages inside it. */
export function isUnlistedItem(item: SidebarItem): boolean {
  return (item.kind === 'doc' || item.kind === 'ref' || item.kind === 'category') && item.isUnlisted
}
