import { decodePath } from '../../read/files/decode-path.js'

/** A route, and whether it was written with a trailing slash. */
export interface SlugRoute {
  readonly route: string
  readonly hasSlash: boolean
}

/** Base for resolving a slug. */
export interface SlugBase {
  /** Route of the version's docs: `/`, or a path such as `/docs`. */
  readonly routeBase: string
  /** The page's folder below `routeBase`, number prefixes stripped; empty at the top. */
  readonly folder: string
}

const FORBIDDEN = /[?#\\\p{Cc}\p{Surrogate}]/u

/**
 * The route of a slug: from the root if it starts with a slash, else from the page's folder; `./` and `../` work
 * and stop at the root. `undefined` if the slug has characters that paths cannot have (`?`, `#`, a backslash, a
 * control character), or is an absolute URL.
 */
export function resolveSlug(slug: string, base: SlugBase): SlugRoute | undefined {
  const decoded = decodePath(slug)
  if (FORBIDDEN.test(decoded) || isAbsoluteUrl(decoded)) return undefined
  const path = decoded.startsWith('/') ? decoded : `${base.folder}/${decoded}`
  const below = joinRoute(path)
  const hasSlash = /(?:^|\/)\.{0,2}$/.test(decoded)
  return { route: joinRoute(`${base.routeBase}/${below}`), hasSlash: hasSlash && below !== '/' }
}

/** Whether a slug starts like `https://…`. */
export function isAbsoluteUrl(slug: string): boolean {
  return /^[a-z][a-z\d+.-]*:\/\//i.test(slug)
}

/** Normalizes a path to a route: one slash before each segment, none at the end, `.` and `..` resolved. */
export function joinRoute(path: string): string {
  const parts: string[] = []
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return `/${parts.join('/')}`
}

/**
 * A label as a segment of a route: lower case, words joined by hyphens, letters and digits of every script kept;
 * `-` if nothing is left.
 */
export function toSlug(label: string): string {
  const words = label.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu)
  return words ? words.join('-') : '-'
}
