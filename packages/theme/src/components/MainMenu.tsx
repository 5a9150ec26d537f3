import type { NavbarDropdownView, NavbarView, Text } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { NavbarLink } from './NavbarLink.js'

/** The navbar's links as the drawer shows them: one under another, menus as sections that open. */
export function MainMenu({ text, navbar }: { readonly text: Text; readonly navbar: NavbarView }): ReactElement {
  return (
    <nav className="main-menu" aria-label={text('theme.NavBar.navAriaLabel')}>
      <ul className="menu">
        {[...navbar.start, ...navbar.end].map((item, index) => {
          if (item.kind === 'search') return null
          if (item.kind === 'html') return <li key={index} dangerouslySetInnerHTML={{ __html: item.html }} />
          return (
            <li key={index}>
              {item.kind === 'link' ? (
                <NavbarLink text={text} link={item} className="menu-link" />
              ) : (
                <MainMenuSection text={text} dropdown={item} />
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

const SECTION_LABELS = {
  links: undefined,
  locale: 'theme.navbar.mobileLanguageDropdown.label',
  version: 'theme.navbar.mobileVersionsDropdown.label',
} as const

/** A navbar menu in the drawer; open from the start where it holds the current page. */
function MainMenuSection({
  text,
  dropdown,
}: {
  readonly text: Text
  readonly dropdown: NavbarDropdownView
}): ReactElement {
  const labelKey = SECTION_LABELS[dropdown.purpose]
  return (
    <details
      className={dropdown.purpose === 'links' ? undefined : `menu-${dropdown.purpose}`}
      data-versions={dropdown.versionsHref}
      open={dropdown.purpose === 'links' && dropdown.isCurrent}
    >
      <summary>{labelKey === undefined ? dropdown.label : text(labelKey)}</summary>
      <ul className="menu">
        {dropdown.items.map((item, index) =>
          item.kind === 'html' ? (
            <li key={index} dangerouslySetInnerHTML={{ __html: item.html }} />
          ) : (
            <li key={index}>
              <NavbarLink text={text} link={item} className="menu-link" />
            </li>
          ),
        )}
      </ul>
    </details>
  )
}
