import { countFromRoot } from '../graph/links/count-from-root.js'
import { uncheckedAddress } from '../graph/links/unchecked-address.js'
import { withBase } from './plan-head.js'
import { resolveSiteHref, type SitePlace } from './resolve-site-href.js'

/** Where a link of navbar or footer leads, as the config says it: to a page by its route, or to any address as it is. */
export interface LinkTarget {
  readonly to?: string | undefined
  readonly href?: string | undefined
  readonly prependBaseUrlToHref?: boolean
}

/** The address of a link as the pages have it. */
export interface ResolvedTarget {
  readonly href: string
  /** True where it is that of another site. */
  readonly isExternal: boolean
}

const OTHER_SITE = /^(?:[a-z][a-z\d+.-]*:)?\/\//i

/** Gives a link of navbar or footer the address that pages of a language have for it. */
export function resolveTarget({ to, href = '', prependBaseUrlToHref }: LinkTarget, place: SitePlace): ResolvedTarget {
  if (to !== undefined) return { href: resolveSiteHref(countFromRoot(to), place), isExternal: false }
  const { baseUrl } = place.graph.links
  const unchecked = uncheckedAddress(href, baseUrl)
  if (unchecked !== undefined) return { href: unchecked, isExternal: false }
  return { href: prependBaseUrlToHref ? withBase(href, baseUrl) : href, isExternal: OTHER_SITE.test(href) }
}
