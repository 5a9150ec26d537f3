import { MAX_NAME_LENGTH } from '../../config/site-path.js'
import type { PageUrl } from '../doc.js'

/** The rules, in addition to the route, that determine a page's URL. */
export interface UrlRules {
  /** Starts and ends with a slash. */
  readonly baseUrl: string
  /**
   * `true`: folders, URLs end in a slash; `false`: `x.html` files, no slash; `folders`: as `false`, except for pages of
   * folders, which are as with `true`; `undefined`: folders, URLs as written.
   */
  readonly trailingSlash?: boolean | 'folders' | undefined
}

/**
 * The href and the output file of a route. `hasSlash`: the route was written with a trailing slash or belongs to a
 * folder; it only matters if `trailingSlash` is undefined or `folders`. A dot does not start an extension:
 * `/version-history/1.12.1` is a page. Only a route that ends in `.html` is also the path of its file.
 */
export function createUrl(route: string, rules: UrlRules, hasSlash = false): PageUrl {
  if (route === '/') return { route, href: rules.baseUrl, file: 'index.html' }
  const path = route.slice(1)
  const href = rules.baseUrl + encodePath(path)
  if (route.endsWith('.html')) return { route, href, file: fitFile(path) }
  const trailingSlash = rules.trailingSlash === 'folders' ? hasSlash : rules.trailingSlash
  if (trailingSlash === false) return { route, href, file: fitFile(`${path}.html`) }
  return { route, href: (trailingSlash ?? hasSlash) ? `${href}/` : href, file: fitFile(`${path}/index.html`) }
}

/** Longest path, in bytes; leaves bytes for the path of the output folder. */
const MAX_PATH_LENGTH = 1024

/** Whether a path, or one of its names, is too long for common file systems. */
export function isTooLong(path: string): boolean {
  // A UTF-16 code unit has at most three bytes in UTF-8.
  if (path.length * 3 <= MAX_NAME_LENGTH) return false
  const sizeOf = (text: string): number => Buffer.byteLength(text)
  return sizeOf(path) > MAX_PATH_LENGTH || path.split('/').some((name) => sizeOf(name) > MAX_NAME_LENGTH)
}

/**
 * Shortens the file path of a route that is reported as too long; other paths stay. The shortened file is never
 * written; the page is still rendered to report its other problems.
 */
function fitFile(path: string): string {
  return isTooLong(path) ? `${path.slice(0, 60).replaceAll('/', '-')}~${path.length}.html` : path
}

/** The URL of a language's home page: always a folder, so that hosts serve it at `/de/`. */
export function createHomeUrl(base: string, rules: UrlRules): PageUrl {
  if (base === '/') return createUrl(base, rules)
  return { route: base, href: `${rules.baseUrl}${encodePath(base.slice(1))}/`, file: `${base.slice(1)}/index.html` }
}

/** A path, percent-encoded for an `href`; slashes stay, lone surrogates become U+FFFD. */
export function encodePath(path: string): string {
  return encodeURI(path.replace(/\p{Surrogate}/gu, '\ufffd')).replace(/[?#]/g, encodeURIComponent)
}
