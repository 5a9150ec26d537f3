import { hashValue } from '../cache/hash.js'
import { CURRENT_VERSION } from '../config/version-name.js'
import { isUnlistedItem } from '../graph/sidebar/is-unlisted-item.js'
import type { Sidebar, SidebarItem } from '../graph/sidebar/sidebar.js'
import { SWITCH_CLASS } from '../graph/sidebar/split-sidebar.js'

// Up to this number of items, a sidebar needs no filter; see `Sidebar` of the theme.
const MAX_UNFILTERED = 60

/**
 * The file that the filter of a large sidebar with operations reads: HTML without it would not show their paths, and a
 * large sidebar omits the items of closed categories. `undefined` for other sidebars.
 */
export function operationListFile({ id, version, locale, items }: Sidebar): string | undefined {
  const all = listItems(items, [])
  if (all.length <= MAX_UNFILTERED || !all.some(({ path }) => path !== '')) return undefined
  const name = [...(version === CURRENT_VERSION ? [] : [version]), locale, id].join('-')
  // Parts of the page's own text compress better than a hash.
  return `docgen-${/^[\w.-]+$/.test(name) ? name : hashValue([locale, version, id]).slice(0, 8)}.json`
}

/**
 * The content of that file: `[URL, label, method, path, categories, whether it is deprecated]` of each listed item, in
 * the order of the sidebar. Method and path are empty on other pages than those of operations.
 */
export function createOperationList({ items }: Sidebar): string {
  const rows = listItems(items, []).map(({ href, label, method, path, categories, isDeprecated }) =>
    JSON.stringify([href, label, method, path, categories.join(' '), ...(isDeprecated ? [1] : [])]),
  )
  return `[${rows.join(',\n')}]\n`
}

interface ListedItem {
  readonly href: string
  readonly label: string
  readonly method: string
  readonly path: string
  readonly categories: readonly string[]
  readonly isDeprecated: boolean
}

function listItems(items: readonly SidebarItem[], categories: readonly string[]): readonly ListedItem[] {
  return items.flatMap((item): readonly ListedItem[] => {
    if (item.kind === 'html' || isUnlistedItem(item)) return []
    if (item.kind === 'category') {
      if (item.className === SWITCH_CLASS) return []
      const inner = listItems(item.items, [...categories, item.label])
      const { label } = item
      const own = { label, method: '', path: '', categories, isDeprecated: false }
      return item.link ? [{ ...own, href: item.link.href }, ...inner] : inner
    }
    const { method, path, deprecated } = item.customProps ?? {}
    const isOperation = typeof path === 'string'
    const shown = isOperation && typeof method === 'string' ? method : ''
    return [
      {
        href: item.href,
        label: withoutMethod(item.label, shown),
        method: shown,
        path: isOperation ? path : '',
        categories,
        isDeprecated: deprecated === true,
      },
    ]
  })
}

/** An operation without a name is labeled by its method and path. Lists show the method as a badge already. */
export function withoutMethod(label: string, method: string): string {
  const start = `${method.toUpperCase()} /`
  return label.startsWith(start) ? label.slice(start.length - 1) : label
}
