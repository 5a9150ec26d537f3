import type { NavbarLinkView, Text } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Icon } from './Icon.js'
import { joinClassNames } from './join-class-names.js'

/** Props of a link in the navbar, in one of its menus or in the drawer. */
export interface NavbarLinkProps {
  readonly text: Text
  readonly link: NavbarLinkView
  readonly className: string
}

/** A link of the navbar; the config's own attributes win over what an external link gets. */
export function NavbarLink({ text, link, className }: NavbarLinkProps): ReactElement {
  const { label, html, href, isExternal, isCurrent, language, version, docId, attributes } = link
  const attributesOfLink = {
    className: joinClassNames(className, isCurrent && 'is-current', link.className),
    href,
    'aria-current': isCurrent ? ('true' as const) : undefined,
    lang: language,
    hrefLang: language,
    'data-version': version,
    'data-doc': docId,
    ...(isExternal && { target: '_blank', rel: 'noopener noreferrer' }),
    ...withoutStyle(attributes),
  }
  if (html !== undefined) return <a {...attributesOfLink} dangerouslySetInnerHTML={{ __html: html }} />
  return (
    <a {...attributesOfLink}>
      <span>{label}</span>
      {isExternal && <Icon name="external" label={text('theme.IconExternalLink.ariaLabel')} />}
    </a>
  )
}

/** React takes no style text, and the content security policy would refuse it. */
function withoutStyle(attributes: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => name.toLowerCase() !== 'style'))
}
