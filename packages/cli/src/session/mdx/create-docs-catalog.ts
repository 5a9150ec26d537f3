import { hashValue } from '../../cache/hash.js'
import type { Doc, Sidebar, SidebarItem, SiteGraph } from '../../graph/site-graph.js'
import type { SiteMdxModules } from './site-mdx-modules.js'

/**
 * The documents and sidebars that components can read, with a hash; both fields are empty if no code of a page uses
 * them.
 */
export interface DocsCatalog {
  /** Language and key of a version, joined by a space → its documents and sidebars, under Docusaurus' names. */
  readonly versions: Readonly<Record<string, object>>
  readonly key: string
}

const NOTHING: DocsCatalog = { versions: {}, key: '' }

/** Lists the documents and sidebars of every version, for the hooks of `@docusaurus/plugin-content-docs/client`. */
export function createDocsCatalog(
  { docs, sidebars, mainDocs, editions }: Pick<SiteGraph, 'docs' | 'sidebars' | 'mainDocs' | 'editions'>,
  { reach }: Pick<SiteMdxModules, 'reach'>,
): DocsCatalog {
  if (![...reach.values()].some(({ usesDocs }) => usesDocs)) return NOTHING
  const docsOf = groupByKey(docs)
  const sidebarsOf = groupByKey(sidebars)
  const mainOf = groupByKey([...mainDocs.values()])
  const versions = Object.fromEntries(
    editions.map((edition) => {
      const key = keyOf(edition)
      const [main] = mainOf.get(key) ?? []
      return [
        key,
        {
          ...(main && { mainDocId: main.id }),
          docs: (docsOf.get(key) ?? []).filter(({ isUnlisted }) => !isUnlisted).map(describeDoc),
          sidebars: Object.fromEntries(
            (sidebarsOf.get(key) ?? []).map((sidebar) => [sidebar.id, describeSidebar(sidebar)]),
          ),
        },
      ]
    }),
  )
  return { versions, key: hashValue(versions) }
}

interface OfEdition {
  readonly locale: string
  readonly version: string
}

function keyOf({ locale, version }: OfEdition): string {
  return `${locale} ${version}`
}

function groupByKey<Value extends OfEdition>(values: readonly Value[]): ReadonlyMap<string, readonly Value[]> {
  const groups = new Map<string, Value[]>()
  for (const value of values) {
    const key = keyOf(value)
    const group = groups.get(key)
    if (group) group.push(value)
    else groups.set(key, [value])
  }
  return groups
}

function describeDoc(doc: Doc): object {
  const { id, href, title, excerpt, description = excerpt, sidebar, source, editHref, lastUpdate, previous, next } = doc
  return {
    id,
    path: href,
    title,
    source,
    ...(description !== undefined && { description }),
    ...(sidebar !== undefined && { sidebar }),
    ...(editHref !== undefined && { editUrl: editHref }),
    ...(lastUpdate?.date !== undefined && { lastUpdatedAt: Date.parse(lastUpdate.date) }),
    ...(lastUpdate?.author !== undefined && { lastUpdatedBy: lastUpdate.author }),
    ...(previous && { previous: { title: previous.label, permalink: previous.href } }),
    ...(next && { next: { title: next.label, permalink: next.href } }),
  }
}

function describeSidebar({ first, items }: Sidebar): object {
  return { ...(first && { link: { label: first.label, path: first.href } }), items: items.map(describeItem) }
}

function describeItem(item: SidebarItem): object {
  if (item.kind === 'html') return { type: 'html', value: item.html, defaultStyle: item.hasDefaultStyle }
  const { label, description, className, customProps } = item
  const shared = {
    label,
    ...(description !== undefined && { description }),
    ...(className !== undefined && { className }),
    ...(customProps && { customProps }),
  }
  if (item.kind !== 'category') {
    const isUnlisted = item.kind !== 'link' && item.isUnlisted
    const docId = item.kind === 'link' ? undefined : item.id
    return {
      type: 'link',
      ...shared,
      href: item.href,
      ...(docId !== undefined && { docId }),
      ...(isUnlisted && { unlisted: true }),
    }
  }
  const { link, isCollapsible: collapsible, isCollapsed: collapsed, items } = item
  return {
    type: 'category',
    ...shared,
    ...(link && { href: link.href }),
    collapsible,
    collapsed,
    items: items.map(describeItem),
  }
}
