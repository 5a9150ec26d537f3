import type { Doc } from './doc.js'
import type { Edition } from './edition.js'
import type { Sidebar, SidebarItem } from './sidebar/sidebar.js'

/** The candidates for an edition's start page. */
export interface StartingPoints {
  readonly edition: Edition
  readonly docs: readonly Doc[]
  readonly sidebars: readonly Sidebar[]
}

/** The doc that an edition starts with: the one at its root, else the first of its first sidebar, else its first. */
export function findMainDoc({ edition, docs, sidebars }: StartingPoints): Doc | undefined {
  const atRoot = docs.find(({ route }) => route === edition.routeBase)
  if (atRoot) return atRoot
  const id = sidebars[0] && findFirstDoc(sidebars[0].items)
  return docs.find((doc) => doc.id === id) ?? docs.find(({ isUnlisted }) => !isUnlisted) ?? docs[0]
}

function findFirstDoc(items: readonly SidebarItem[]): string | undefined {
  for (const item of items) {
    if (item.kind === 'doc' && !item.isUnlisted) return item.id
    const id = item.kind === 'category' ? (item.link?.id ?? findFirstDoc(item.items)) : undefined
    if (id !== undefined) return id
  }
  return undefined
}
