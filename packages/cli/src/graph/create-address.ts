import type { Address } from './doc.js'

/** What an address depends on beside its route. */
export interface AddressRules {
  /** With a slash at both ends. */
  readonly baseUrl: string
  /** `true`: folders, addresses end in a slash; `false`: `x.html` files, no slash; `undefined`: folders, addresses as written. */
  readonly trailingSlash?: boolean | undefined
}

/**
 * The href and the output file of a route. `hasSlash` says that the route was written with a final slash, or is a
 * folder's, which only shows where `trailingSlash` is undefined. A dot is no extension: `/version-history/1.12.1` is a page;
 * only a route that ends in `.html` names its file itself.
 */
export function createAddress(route: string, rules: AddressRules, hasSlash = false): Address {
  if (route === '/') return { route, href: rules.baseUrl, file: 'index.html' }
  const path = route.slice(1)
  const href = rules.baseUrl + encodePath(path)
  if (route.endsWith('.html')) return { route, href, file: fitFile(path) }
  if (rules.trailingSlash === false) return { route, href, file: fitFile(`${path}.html`) }
  return { route, href: (rules.trailingSlash ?? hasSlash) ? `${href}/` : href, file: fitFile(`${path}/index.html`) }
}

/** As many bytes as a name may have on usual disks. */
const LONGEST_NAME = 255
/** Room for the folder that the site is built in. */
const LONGEST_PATH = 1024

/** Whether a path is longer than disks take, as a whole or in one of its names. */
export function isTooLong(path: string): boolean {
  if (path.length * 3 <= LONGEST_NAME) return false
  const sizeOf = (text: string): number => Buffer.byteLength(text)
  return sizeOf(path) > LONGEST_PATH || path.split('/').some((name) => sizeOf(name) > LONGEST_NAME)
}

/** The file of a route that is reported is never put into the output, but the page is still made, to report what is wrong with it. */
function fitFile(path: string): string {
  return isTooLong(path) ? `${path.slice(0, 60).replaceAll('/', '-')}~${path.length}.html` : path
}

/** The address of a language's start page: always a folder, so that a host finds it below `/de/` like all the others. */
export function createHomeAddress(base: string, rules: AddressRules): Address {
  if (base === '/') return createAddress(base, rules)
  return { route: base, href: `${rules.baseUrl}${encodePath(base.slice(1))}/`, file: `${base.slice(1)}/index.html` }
}

/** A path, percent-encoded for an `href`; its slashes stay, half characters become U+FFFD. */
export function encodePath(path: string): string {
  return encodeURI(path.replace(/\p{Surrogate}/gu, '\ufffd')).replace(/[?#]/g, encodeURIComponent)
}
