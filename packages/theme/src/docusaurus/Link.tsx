import type { AnchorHTMLAttributes, ReactElement, ReactNode } from 'react'
import { isInBrowser, message } from './message.js'

/** Props of a link: `to` and `href` are one. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to?: string
  readonly isNavLink?: boolean
  readonly autoAddBaseUrl?: boolean
  readonly activeClassName?: string
  readonly children?: ReactNode
}

/** A link to a page, a file or another site; docgen finds and checks its target. */
export function Link({
  to,
  href = to,
  isNavLink: _nav,
  autoAddBaseUrl: _base,
  activeClassName: _active,
  ...rest
}: LinkProps): ReactElement {
  const isExternal = /^(?:https?:)?\/\//i.test(href ?? '')
  const outside = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return <a href={href === undefined || isInBrowser() ? href : message('link', { href })} {...outside} {...rest} />
}
