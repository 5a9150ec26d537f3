import type { NavbarItemView, NavbarProps, Text } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import * as ELEMENT_IDS from '../../element-ids.js'
import { Icon } from '../Icon.js'
import { joinClassNames } from '../join-class-names.js'
import { Brand } from './Brand.js'
import { NavbarDropdown } from './NavbarDropdown.js'
import { NavbarLink } from './NavbarLink.js'

/**
 * The bar at the top. Search and color mode switch are outside the lists because they stay when the links move into the
 * drawer.
 */
export function Navbar({ components, site, text, navbar }: NavbarProps): ReactElement {
  const { ColorModeSwitch, SearchForm } = components
  const { start, end, tabs, hasColorModeSwitch, isHiddenOnScroll } = navbar
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
          <NavbarItems text={text} items={start} />
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
          <NavbarItems text={text} items={end} />
        </nav>
        {hasColorModeSwitch && <ColorModeSwitch site={site} text={text} />}
      </div>
      {tabs && (
        <nav className="navbar-tabs" aria-label={text('theme.NavBar.tabsAriaLabel')}>
          <NavbarItems text={text} items={tabs} />
        </nav>
      )}
    </header>
  )
}

/** The items at one end of the row, or the tabs. They omit the search, which is always between the two ends. */
function NavbarItems({
  text,
  items,
}: {
  readonly text: Text
  readonly items: readonly NavbarItemView[]
}): ReactElement {
  return (
    <ul className="navbar-items">
      {items.map((item, index) => item.kind !== 'search' && <NavbarItem key={index} text={text} item={item} />)}
    </ul>
  )
}

/** Props of an item in the navbar's row. */
export interface NavbarItemProps {
  readonly text: Text
  readonly item: Exclude<NavbarItemView, { readonly kind: 'search' }>
}

/** One item of the navbar's row. */
function NavbarItem({ text, item }: NavbarItemProps): ReactElement {
  if (item.kind === 'html') {
    return (
      <li
        className={joinClassNames('navbar-item navbar-html', item.className)}
        dangerouslySetInnerHTML={{ __html: item.html }}
      />
    )
  }
  return (
    <li className="navbar-item">
      {item.kind === 'link' ? (
        <NavbarLink text={text} link={item} className="navbar-link" />
      ) : (
        <NavbarDropdown text={text} dropdown={item} />
      )}
    </li>
  )
}
