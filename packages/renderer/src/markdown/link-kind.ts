/** What an address leads to, as far as it tells by itself. */
export type LinkKind = 'page' | 'api' | 'external' | 'other' | 'unsafe'

const SCHEME = /^([a-z][a-z\d+.-]*):/i
const OWN_SCHEMES: ReadonlySet<string> = new Set(['pathname', 'pathname-whole', 'pathname-site'])
const UNSAFE_SCHEMES: ReadonlySet<string> = new Set(['javascript', 'vbscript', 'data'])

/**
 * `page` for everything inside the site (`pathname://` is, too, but nobody looks after it), `external` for other sites, `other` for schemes that no browser tab opens
 * (`mailto:`, `tel:`), `unsafe` for addresses that run as script.
 */
export function linkKind(href: string): LinkKind {
  if (href.startsWith('//')) return 'external'
  const scheme = schemeOf(href)
  if (scheme === undefined || OWN_SCHEMES.has(scheme)) return 'page'
  if (scheme === 'api') return 'api'
  if (scheme === 'http' || scheme === 'https') return 'external'
  return UNSAFE_SCHEMES.has(scheme) ? 'unsafe' : 'other'
}

/** Whether an address belongs to no page or file of the site. */
export function isExternal(href: string): boolean {
  const kind = linkKind(href)
  return kind !== 'page' && kind !== 'api'
}

/** The scheme in lower case. Browsers ignore control characters and white space in front of it and line endings inside. */
function schemeOf(href: string): string | undefined {
  const plain = href.replace(/^[\u0000-\u0020]+/, '').replace(/[\t\n\r]/g, '')
  return SCHEME.exec(plain)?.[1]?.toLowerCase()
}
