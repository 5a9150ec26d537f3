import type { BaseProps, NavbarItemView, NavbarView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { ELEMENT_IDS } from '../element-ids.js'
import { Brand } from './Brand.js'
import { ColorModeSwitch } from './ColorModeSwitch.js'
import { Icon } from './Icon.js'
import { NavbarItem } from './NavbarItem.js'
import { SearchForm } from './SearchForm.js'

type RowItem = Exclude<NavbarItemView, { readonly kind: 'search' }>

/** The bar at the top. Search and colour mode stand outside the list of links, because they stay when the links move into the drawer. */
export function Navbar({
  site,
  text,
  navbar,
}: BaseProps & { readonly navbar: NavbarView; readonly hasSidebar: boolean }): ReactElement {
  const { start, end, hasColorModeSwitch, isHiddenOnScroll } = navbar
  const search = [...start, ...end].find((item) => item.kind === 'search')
  return (
    <header className="navbar" data-hide-on-scroll={isHiddenOnScroll ? 'on' : undefined}>
      <div className="navbar-row">
        <button
          type="button"
          className="icon-button navbar-toggle"
          popoverTarget={ELEMENT_IDS.drawer}
          aria-label={text('theme.docs.sidebar.toggleSidebarButtonAriaLabel')}
        >
          <Icon name="menu" />
        </button>
        <Brand navbar={navbar} />
        <nav className="navbar-links" aria-label={text('theme.NavBar.navAriaLabel')}>
          <ul className="navbar-items">
            {start.filter(isRowItem).map((item, index) => (
              <NavbarItem key={index} text={text} item={item} />
            ))}
          </ul>
          <ul className="navbar-items">
            {end.filter(isRowItem).map((item, index) => (
              <NavbarItem key={index} text={text} item={item} />
            ))}
          </ul>
        </nav>
        <div className="navbar-tools">
          {search && (
            <>
              <SearchForm site={site} text={text} size="small" className={search.className} />
              <a
                className="icon-button navbar-search-link"
                href={search.href}
                aria-label={text('theme.SearchBar.label')}
              >
                <Icon name="search" />
              </a>
            </>
          )}
          {hasColorModeSwitch && <ColorModeSwitch site={site} text={text} />}
        </div>
      </div>
    </header>
  )
}

function isRowItem(item: NavbarItemView): item is RowItem {
  return item.kind !== 'search'
}
