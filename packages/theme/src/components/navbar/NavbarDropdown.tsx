import type { NavbarDropdownView, Text } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Icon } from '../Icon.js'
import { IconSlot } from '../IconSlot.js'
import { joinClassNames } from '../join-class-names.js'
import { linkAttributes } from '../link-attributes.js'
import { NavbarLink } from './NavbarLink.js'

/** Props of a menu in the navbar. */
export interface NavbarDropdownProps {
  readonly text: Text
  readonly dropdown: NavbarDropdownView
}

/**
 * A menu that opens by its `details` or on hover. The menu is next to the `details`, not inside it, because style
 * sheets can't show the content of a closed one. A label with a URL stays a link.
 */
export function NavbarDropdown({ text, dropdown }: NavbarDropdownProps): ReactElement {
  const { html, href, isCurrent, purpose, items, versionsHref, follows, documents } = dropdown
  const label = html === undefined ? dropdown.label : <span dangerouslySetInnerHTML={{ __html: html }} />
  const attributes = linkAttributes({ ...dropdown, isExternal: false })
  const className = joinClassNames('navbar-link', isCurrent && 'is-current')
  const caret = <Icon name="caret" />
  return (
    <div
      className={joinClassNames('dropdown', `dropdown-${purpose}`, dropdown.className)}
      data-versions={versionsHref}
      data-follows={follows}
    >
      {href !== undefined && (
        <a className={className} href={href} {...attributes}>
          <IconSlot icon={dropdown.icon} className="menu-icon" />
          {label}
        </a>
      )}
      <details className="dropdown-toggle">
        {href === undefined ? (
          <summary className={className} {...attributes}>
            <IconSlot icon={dropdown.icon} className="menu-icon" />
            {purpose === 'locale' && <Icon name="language" />}
            {documents !== undefined && (
              <>
                {/* Screen readers need the space; visually there is a gap. */}
                <span dir="auto">{documents}</span>{' '}
              </>
            )}
            <span>{label}</span>
            {caret}
          </summary>
        ) : (
          <summary
            className="navbar-link is-caret"
            aria-label={text('theme.navbar.mobileDropdown.collapseButton.expandAriaLabel')}
          >
            {caret}
          </summary>
        )}
      </details>
      <ul className="dropdown-menu" aria-label={documents}>
        {items.map((item, index) =>
          item.kind === 'html' ? (
            <li key={index} className={item.className} dangerouslySetInnerHTML={{ __html: item.html }} />
          ) : (
            <li key={index}>
              <NavbarLink text={text} link={item} className="dropdown-link" />
            </li>
          ),
        )}
      </ul>
    </div>
  )
}
