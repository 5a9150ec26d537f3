import type { NavbarItemView, Text } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { joinClassNames } from './join-class-names.js'
import { NavbarDropdown } from './NavbarDropdown.js'
import { NavbarLink } from './NavbarLink.js'

/** Props of an item in the navbar's row. */
export interface NavbarItemProps {
  readonly text: Text
  readonly item: Exclude<NavbarItemView, { readonly kind: 'search' }>
}

/** One item of the navbar's row. */
export function NavbarItem({ text, item }: NavbarItemProps): ReactElement {
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
