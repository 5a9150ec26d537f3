import { type Converted, nothing } from '../convert/converted.js'
import type { Note } from '../convert/note.js'
import { convertNav, type NavContext, type NavPart, type SidebarItem } from './convert-nav.js'

/** Name of the sidebar of pages that are in no tab. */
const MAIN = 'docs'

/** Converts `nav` to sidebars. With the feature `navigation.tabs`, each section has its own, and a tab in the navbar. */
export function convertSidebars(nav: unknown, context: NavContext & { readonly hasTabs: boolean }): Converted {
  if (nav === undefined) {
    const message = 'the sidebar mirrors the folders'
    return nothing({ status: 'unneeded', path: [], name: 'nav', message })
  }
  const { parts, notes } = convertNav(nav, context)
  const count = parts.length
  const note: Note = { status: 'migrated', path: ['nav'], message: `\`docs.sidebars\`, ${count} top-level items` }
  if (!context.hasTabs) {
    const sidebars = { [MAIN]: parts.flatMap(({ items }) => items) }
    return { fields: { docs: { sidebars } }, comments: {}, notes: [note, ...notes] }
  }
  const sections = parts.filter(({ isSection, items: [item] }) => isSection && findLink(item) === undefined)
  const names = nameSections(sections)
  const pages = parts.filter(({ isSection }) => !isSection)
  const sidebars = Object.fromEntries([
    ...(pages.length > 0 ? [[MAIN, pages.flatMap(({ items }) => items)]] : []),
    ...sections.map((part) => [names.get(part), listInside(part)]),
  ])
  const items = parts.flatMap((part) => toTab(part, names.get(part)))
  return { fields: { docs: { sidebars }, navbar: { items } }, comments: {}, notes: [note, ...notes] }
}

/** The items of a section: its index page first. */
function listInside({ items: [section], label }: NavPart): readonly unknown[] {
  if (section === undefined || typeof section === 'string') return []
  const link = section['link']
  const inside = Array.isArray(section['items']) ? section['items'] : []
  const id = typeof link === 'object' && link !== null && 'id' in link ? link.id : undefined
  return id === undefined ? inside : [{ type: 'doc', id, label }, ...inside]
}

function toTab({ label, items: [item], isSection }: NavPart, sidebarId: string | undefined): readonly unknown[] {
  const href = isSection ? findLink(item) : undefined
  if (href !== undefined) return [toLink(label, href)]
  if (isSection) return [{ type: 'docSidebar', sidebarId, label, position: 'tabs' }]
  if (typeof item === 'string') return [{ type: 'doc', docId: item, position: 'tabs' }]
  if (item && typeof item['href'] === 'string') return [toLink(label, item['href'])]
  return item ? [{ type: 'doc', docId: item['id'], ...(label !== undefined && { label }), position: 'tabs' }] : []
}

function toLink(label: string | undefined, href: string): Readonly<Record<string, unknown>> {
  return { label, [href.startsWith('/') ? 'to' : 'href']: href, position: 'tabs' }
}

/** The first link of a section without pages; `undefined` if it has pages. */
function findLink(item: SidebarItem | undefined): string | undefined {
  if (item === undefined || typeof item === 'string' || item['link'] !== undefined) return undefined
  const items: readonly SidebarItem[] = Array.isArray(item['items']) ? item['items'] : []
  const links = items.map((each) => (typeof each === 'string' ? undefined : each['href']))
  return links.every((href) => typeof href === 'string') ? links[0] : undefined
}

/** Names the sidebars of sections after their labels, each name once. */
function nameSections(sections: readonly NavPart[]): ReadonlyMap<NavPart, string> {
  const names = new Map<NavPart, string>()
  const taken = new Set([MAIN])
  for (const part of sections) {
    const base =
      (part.label ?? '')
        .toLowerCase()
        .replace(/[^a-z\d]+/g, '-')
        .replace(/^-|-$/g, '') || 'section'
    let name = base
    for (let number = 2; taken.has(name); number++) name = `${base}-${number}`
    taken.add(name)
    names.set(part, name)
  }
  return names
}
