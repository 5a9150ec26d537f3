import type { AnchorHTMLAttributes, ReactElement, ReactNode } from 'react'
import { createUseBaseUrl, type SiteUrls } from './hooks/site-facts.js'
import { isInBrowser, message } from './message.js'

/** Props of a link: `to` and `href` are synonyms. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to?: string
  readonly isNavLink?: boolean
  readonly autoAddBaseUrl?: boolean
  readonly activeClassName?: string
  readonly children?: ReactNode
}

/** Creates `<Link>` of a site. In a browser, docgen does not resolve its target, so it adds the base URL to paths. */
export function createLink(site: SiteUrls): (props: LinkProps) => ReactElement {
  const withBaseUrl = createUseBaseUrl(site)
  return (props) => renderLink(props, withBaseUrl)
}

/** A link to a page, a file or another site; docgen resolves and checks its target. */
export function Link(props: LinkProps): ReactElement {
  return renderLink(props, (path) => path)
}

function renderLink(
  { to, href = to, isNavLink: _nav, autoAddBaseUrl = true, activeClassName: _active, ...rest }: LinkProps,
  withBaseUrl: (path: string) => string,
): ReactElement {
  const isExternal = /^(?:https?:)?\/\//i.test(href ?? '')
  const externalAttributes = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return <a href={href === undefined ? href : urlOf(href)} {...externalAttributes} {...rest} />

  function urlOf(raw: string): string {
    // With `autoAddBaseUrl={false}`, the path of a `pathname:` link is complete.
    const whole = autoAddBaseUrl ? raw : raw.replace(/^pathname:/, 'pathname-whole:')
    if (!isInBrowser()) return message('link', { href: whole })
    const path = raw.replace(/^pathname:\/\//, '')
    return autoAddBaseUrl && path.startsWith('/') && !isExternal ? withBaseUrl(path) : path
  }
}
