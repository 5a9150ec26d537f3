import type { AnchorHTMLAttributes, ReactElement, ReactNode } from 'react'
import { languageAt, type SiteTexts } from './hooks/language-at.js'
import { createUseBaseUrl, type SiteFacts, type SiteUrls } from './hooks/site-facts.js'
import { isInBrowser, message } from './message.js'

/** Props of a link: `to` and `href` are synonyms. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to?: string
  readonly isNavLink?: boolean
  readonly autoAddBaseUrl?: boolean
  readonly activeClassName?: string
  readonly children?: ReactNode
}

/** URLs of a site, and its languages if it has several. */
export interface LinkedSite extends SiteUrls {
  readonly i18n?: Pick<SiteFacts['i18n'], 'locales' | 'defaultLocale'>
}

/**
 * Creates `<Link>` of a site. In a browser, docgen does not resolve its target, so it adds the base URL to paths, and
 * the language of the page to paths of pages.
 */
export function createLink(site: LinkedSite): (props: LinkProps) => ReactElement {
  const withBaseUrl = createUseBaseUrl(site)
  const { i18n } = site
  return (props) =>
    renderLink(props, (path, isFile) => {
      const url = withBaseUrl(path)
      return i18n === undefined || isFile ? url : withLanguage(url, { baseUrl: site.siteConfig.baseUrl, ...i18n })
    })
}

/** Adds the language of the current page to the URL of a page. Static files have one URL in all languages. */
function withLanguage(url: string, site: Pick<SiteTexts, 'baseUrl' | 'locales' | 'defaultLocale'>): string {
  const { baseUrl, locales, defaultLocale } = site
  const language = languageAt(location.pathname, site)
  const path = url.slice(baseUrl.length)
  const isFile = /^[^?#]*\.(?!html?(?:[?#]|$))\w+(?:[?#]|$)/.test(path)
  const hasLanguage = locales.includes(path.split(/[/?#]/, 1)[0] ?? '')
  return language === defaultLocale || isFile || hasLanguage ? url : `${baseUrl}${language}/${path}`
}

/** A link to a page, a file or another site; docgen resolves and checks its target. */
export function Link(props: LinkProps): ReactElement {
  return renderLink(props, (path) => path)
}

function renderLink(
  { to, href = to, isNavLink: _nav, autoAddBaseUrl = true, activeClassName: _active, ...rest }: LinkProps,
  withBaseUrl: (path: string, isFile: boolean) => string,
): ReactElement {
  const isExternal = /^(?:https?:)?\/\//i.test(href ?? '')
  const externalAttributes = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return <a href={href === undefined ? href : urlOf(href)} {...externalAttributes} {...rest} />

  function urlOf(raw: string): string {
    // With `autoAddBaseUrl={false}`, the path of a `pathname:` link is complete.
    const whole = autoAddBaseUrl ? raw : raw.replace(/^pathname:/, 'pathname-whole:')
    if (!isInBrowser()) return message('link', { href: whole })
    const path = raw.replace(/^pathname:\/\//, '')
    return autoAddBaseUrl && path.startsWith('/') && !isExternal ? withBaseUrl(path, path !== raw) : path
  }
}
