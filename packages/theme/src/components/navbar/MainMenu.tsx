import type { NavbarDropdownView, NavbarView, Text } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { linkAttributes } from '../link-attributes.js'
import { NavbarLink } from './NavbarLink.js'

/** The navbar's links in the drawer: a vertical list, with menus as collapsible sections. */
export function MainMenu({ text, navbar }: { readonly text: Text; readonly navbar: NavbarView }): ReactElement {
  return (
    <nav className="main-menu" aria-label={text('theme.NavBar.navAriaLabel')}>
      <ul className="menu">
        {[...(navbar.tabs ?? []), ...navbar.start, ...navbar.end].map((item, index) => {
          if (item.kind === 'search') return null
          if (item.kind === 'html')
            return <li key={index} className="navbar-html" dangerouslySetInnerHTML={{ __html: item.html }} />
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

const VERSIONS_OF = 'theme.navbar.mobileVersionsDropdown.labelOf'

/** A navbar menu in the drawer, open if it is a list of links with the current page. A label with a URL is a link. */
function MainMenuSection({
  text,
  dropdown,
}: {
  readonly text: Text
  readonly dropdown: NavbarDropdownView
}): ReactElement {
  const { purpose, html, href, documents } = dropdown
  const labelKey = SECTION_LABELS[purpose]
  const plainLabel = html === undefined ? dropdown.label : <span dangerouslySetInnerHTML={{ __html: html }} />
  const versionsLabel = documents === undefined ? labelKey && text(labelKey) : text(VERSIONS_OF, { documents })
  const label = versionsLabel ?? plainLabel
  const section = (
    <details
      className={purpose === 'links' ? undefined : `menu-${purpose}`}
      data-versions={dropdown.versionsHref}
      open={purpose === 'links' && dropdown.isCurrent}
    >
      {href === undefined ? (
        <summary>{label}</summary>
      ) : (
        <summary className="menu-caret">
          <span className="visually-hidden when-closed">
            {text('theme.navbar.mobileDropdown.collapseButton.expandAriaLabel')}
          </span>
          <span className="visually-hidden when-open">
            {text('theme.navbar.mobileDropdown.collapseButton.collapseAriaLabel')}
          </span>
        </summary>
      )}
      <ul className="menu">
        {dropdown.items.map((item, index) =>
          item.kind === 'html' ? (
            <li key={index} className="navbar-html" dangerouslySetInnerHTML={{ __html: item.html }} />
          ) : (
            <li key={index}>
              <NavbarLink text={text} link={item} className="menu-link" />
            </li>
          ),
        )}
      </ul>
    </details>
  )
  if (href === undefined) return section
  return (
    <>
      <a className="menu-label" href={href} {...linkAttributes({ ...dropdown, isExternal: false })}>
        {label}
      </a>
      {section}
    </>
  )
}
