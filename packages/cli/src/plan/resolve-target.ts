import { countFromRoot } from '../graph/links/count-from-root.js'
import { uncheckedUrl } from '../graph/links/unchecked-url.js'
import { withBase } from './plan-head.js'
import { resolveSiteHref, type SitePlace } from './resolve-site-href.js'

/** Target of a navbar or footer link in the config: a page by its route, or any URL as written. */
export interface LinkTarget {
  readonly to?: string | undefined
  readonly href?: string | undefined
  readonly prependBaseUrlToHref?: boolean
}

/** The resolved URL of a link. */
export interface ResolvedTarget {
  readonly href: string
  /** Whether it belongs to another site. */
  readonly isExternal: boolean
}

const OTHER_SITE = /^(?:[a-z][a-z\d+.-]*:)?\/\//i

/** Resolves a navbar or footer link for the pages of a language. */
export function resolveTarget({ to, href = '', prependBaseUrlToHref }: LinkTarget, place: SitePlace): ResolvedTarget {
  if (to !== undefined) return { href: resolveSiteHref(countFromRoot(to), place), isExternal: false }
  const { baseUrl } = place.graph.links
  const unchecked = uncheckedUrl(href, baseUrl)
  if (unchecked !== undefined) return { href: unchecked, isExternal: false }
  return { href: prependBaseUrlToHref ? withBase(href, baseUrl) : href, isExternal: OTHER_SITE.test(href) }
}
