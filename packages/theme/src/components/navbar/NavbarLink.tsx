import type { NavbarLinkView, Text } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Icon } from '../Icon.js'
import { IconSlot } from '../IconSlot.js'
import { joinClassNames } from '../join-class-names.js'
import { linkAttributes } from '../link-attributes.js'

/** Props of a link in the navbar, in one of its menus or in the drawer. */
export interface NavbarLinkProps {
  readonly text: Text
  readonly link: NavbarLinkView
  readonly className: string
}

/** A link of the navbar. Attributes in the config override the default attributes of an external link. */
export function NavbarLink({ text, link, className }: NavbarLinkProps): ReactElement {
  const { label, html, href, icon, isCurrent, language, version, docId, follows } = link
  const linkProps = linkAttributes(link)
  const attributes = {
    className: joinClassNames(className, isCurrent && 'is-current', link.className),
    href,
    'aria-current': isCurrent ? ('true' as const) : undefined,
    lang: language,
    hrefLang: language,
    'data-version': version,
    'data-doc': docId,
    'data-follows': follows,
    ...linkProps,
  }
  if (html !== undefined) return <a {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
  return (
    <a {...attributes}>
      <IconSlot icon={icon} className="menu-icon" />
      <span>{label}</span>
      {linkProps['target'] === '_blank' && <Icon name="external" label={text('theme.IconExternalLink.ariaLabel')} />}
    </a>
  )
}
