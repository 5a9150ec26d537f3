import { findFirstLink } from './create-category-index.js'
import type { Sidebar, SidebarCategory, SidebarItem, SidebarLinkItem } from './sidebar.js'
import type { SidebarScope } from './sidebar-scope.js'

/** Class of the list of the other APIs. It is never omitted from pages. */
export const SWITCH_CLASS = 'menu-switch'

/**
 * Splits categories with a separate sidebar off a sidebar. Returns the sidebar, in which links to their first pages
 * replace these categories, then the separate sidebars, which begin with a link back. Adds the new ids to `taken`.
 */
export function splitSidebar(
  scope: Pick<SidebarScope, 'translate'>,
  whole: Sidebar,
  taken: Set<string> = new Set([whole.id]),
): readonly Sidebar[] {
  const splitOff: SidebarCategory[] = []
  const items = splitItems(whole.items, splitOff)
  if (splitOff.length === 0) return [whole]
  const first = findFirstLink(items)
  const main = { ...whole, items, first }
  const label = scope.translate(
    `sidebar.${whole.id}.back`,
    'All topics',
    `The link back to the sidebar ${whole.id}`,
    'theme.docs.sidebar.all',
  )
  const back = first ? [linkTo(label, { href: first.href, className: 'menu-back' })] : []
  const apis = splitOff.filter(({ customProps }) => customProps?.['api'] === true)
  const sidebars = splitOff.flatMap((category) =>
    splitSidebar(
      scope,
      {
        ...whole,
        id: nameOf(category, taken),
        // An icon only distinguishes a category from others, and this sidebar has no others.
        items: [
          ...back,
          ...(apis.includes(category) && apis.length > 1 ? [switchApi(scope, category, apis)] : []),
          { ...category, icon: undefined, ownSidebar: undefined, isCollapsible: false, isCollapsed: false },
        ],
        first: findFirstLink([category]),
      },
      taken,
    ),
  )
  return [main, ...sidebars]
}

/** The closed list of the other APIs, which readers open to go to one of them. */
function switchApi(
  { translate }: Pick<SidebarScope, 'translate'>,
  current: SidebarCategory,
  apis: readonly SidebarCategory[],
): SidebarCategory {
  const label = translate('sidebar.apis', 'Switch API', 'The list of the other APIs of the site', 'theme.api.switch')
  return {
    kind: 'category',
    label,
    className: SWITCH_CLASS,
    isCollapsible: true,
    isCollapsed: true,
    isUnlisted: false,
    items: apis.flatMap((api) => {
      const href = api.link?.href ?? findFirstLink([api])?.href
      return api === current || href === undefined ? [] : [linkTo(api.label, { href })]
    }),
  }
}

/** Replaces categories that have a separate sidebar with links, and adds them to `splitOff`. */
function splitItems(items: readonly SidebarItem[], splitOff: SidebarCategory[]): readonly SidebarItem[] {
  return items.map((item) => {
    if (item.kind !== 'category') return item
    const first = findFirstLink([item])
    if (item.ownSidebar === undefined || item.isUnlisted || !first)
      return { ...item, items: splitItems(item.items, splitOff) }
    splitOff.push(item)
    const { label, icon, description } = item
    return linkTo(label, { href: first.href, className: 'menu-own', icon, description })
  })
}

function linkTo(
  label: string,
  details: Pick<SidebarLinkItem, 'href' | 'className' | 'icon' | 'description'>,
): SidebarLinkItem {
  return { kind: 'link', label, isExternal: false, rawHref: details.href, ...details }
}

/** The id of a category's sidebar: its key or label, with a number if another sidebar has the name. */
function nameOf({ ownSidebar = '' }: SidebarCategory, taken: Set<string>): string {
  const name = ownSidebar.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')
  let id = name
  for (let number = 2; taken.has(id); number++) id = `${name}-${number}`
  taken.add(id)
  return id
}
