import type { SidebarItemView, SidebarProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Icon } from '../Icon.js'
import { SidebarItems } from './SidebarItems.js'

/**
 * A sidebar with more items than this has a field that filters them, unless the page omits some of them and there is no
 * file that lists all.
 */
const MAX_UNFILTERED = 60

/** The documentation's page tree. The style sheet hides the filter field from readers without scripts. */
export function Sidebar({ site, text, sidebar }: SidebarProps): ReactElement {
  const label = text('theme.docs.sidebar.filter')
  const { list } = sidebar
  return (
    <nav className="sidebar" aria-label={text('theme.docs.sidebar.navAriaLabel')} data-sidebar={sidebar.id}>
      {(list !== undefined || countFilterable(sidebar.items) > MAX_UNFILTERED) && (
        <p
          className="sidebar-filter search-form"
          data-list={list && site.baseUrl + list}
          data-empty={text('theme.SearchBar.noResultsText')}
        >
          <Icon name="search" />
          {/* Attributes in the order of the search field of the navbar compress better. */}
          <input className="search-input" type="search" aria-label={label} placeholder={label} autoComplete="off" />
        </p>
      )}
      <SidebarItems text={text} items={sidebar.items} />
    </nav>
  )
}

/** The number of items that the field can filter: all, or 0 if the page omits some. */
function countFilterable(items: readonly SidebarItemView[]): number {
  const all = listItems(items)
  return all.some((item) => item.kind === 'category' && item.isCut) ? 0 : all.length
}

function listItems(items: readonly SidebarItemView[]): readonly SidebarItemView[] {
  return items.flatMap((item) => (item.kind === 'category' ? [item, ...listItems(item.items)] : [item]))
}
