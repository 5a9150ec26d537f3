import { decodePath } from '../read/decode-path.js'

/** A route, and whether it was written with a final slash. */
export interface SlugRoute {
  readonly route: string
  readonly hasSlash: boolean
}

/** Where a slug starts from. */
export interface SlugBase {
  /** Where the version's documents begin: `/`, or such as `/docs`. */
  readonly routeBase: string
  /** The document's folder below that, number prefixes stripped; empty at the top. */
  readonly folder: string
}

const FORBIDDEN = /[?#\\\p{Cc}\p{Surrogate}]/u

/**
 * The route that a slug names: from the top when it starts with a slash, else from the document's folder; `./` and `../`
 * work and stop at the top. Undefined where the slug holds what no path can (`?`, `#`, a backslash, a control character), or
 * is a whole address.
 */
export function resolveSlug(slug: string, base: SlugBase): SlugRoute | undefined {
  const written = decodePath(slug)
  if (FORBIDDEN.test(written) || isWholeAddress(written)) return undefined
  const path = written.startsWith('/') ? written : `${base.folder}/${written}`
  const below = joinRoute(path)
  const hasSlash = /(?:^|\/)\.{0,2}$/.test(written)
  return { route: joinRoute(`${base.routeBase}/${below}`), hasSlash: hasSlash && below !== '/' }
}

/** Whether a slug begins as `https://…` does. */
export function isWholeAddress(slug: string): boolean {
  return /^[a-z][a-z\d+.-]*:\/\//i.test(slug)
}

/** A clean route of a path: one slash before each part, none at the end, `.` and `..` worked off. */
export function joinRoute(path: string): string {
  const parts: string[] = []
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return `/${parts.join('/')}`
}
