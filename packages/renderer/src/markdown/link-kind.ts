import { trimUrl } from '../contract/trim-url.js'

/** The target of a URL, as far as the URL alone determines it. */
export type LinkKind = 'page' | 'api' | 'external' | 'other' | 'unsafe'

const SCHEME = /^([a-z][a-z\d+.-]*):/i
const SITE_SCHEMES: ReadonlySet<string> = new Set(['pathname', 'pathname-whole', 'pathname-site', 'ref'])
const UNSAFE_SCHEMES: ReadonlySet<string> = new Set(['javascript', 'vbscript', 'data'])

/**
 * Returns the kind of a link:
 *
 * - `page`: everything inside the site, including `ref:`, and `pathname://`, which is not checked
 * - `api`: an operation (`api:`)
 * - `external`: other sites
 * - `unsafe`: URLs that run as script or contain data
 * - `other`: all other schemes, such as `mailto:`
 */
export function linkKind(href: string): LinkKind {
  if (href.startsWith('//')) return 'external'
  // Most links have no scheme.
  if (!href.includes(':')) return 'page'
  const scheme = schemeOf(href)
  if (scheme === undefined || SITE_SCHEMES.has(scheme)) return 'page'
  if (scheme === 'api') return 'api'
  if (scheme === 'http' || scheme === 'https') return 'external'
  return UNSAFE_SCHEMES.has(scheme) ? 'unsafe' : 'other'
}

/** Returns the scheme of a URL in lower case; `undefined` if it has none. */
function schemeOf(href: string): string | undefined {
  return SCHEME.exec(trimUrl(href))?.[1]?.toLowerCase()
}
