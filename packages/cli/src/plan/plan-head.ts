import type { BreadcrumbView, HeadView } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'

/** What a page's head is planned from. */
export interface HeadRequest {
  readonly title: string
  readonly href: string
  readonly description?: string
  readonly keywords?: readonly string[]
  /** Address of the social card picture: absolute, or with base URL. */
  readonly image?: string
  readonly isIndexed: boolean
  readonly breadcrumbs?: readonly BreadcrumbView[]
  /** Href in place of the page's own; `null` where the page answers at many URLs and is none of them. */
  readonly canonical?: string | null
  readonly alternates?: HeadView['alternates']
  readonly feeds?: HeadView['feeds']
}

/** A page's head: title with the site's, canonical address, social card. */
export function planHead(request: HeadRequest, config: Config): HeadView {
  const { title, href, description, keywords = [], image = config.socialCard, breadcrumbs = [] } = request
  const picture = image === undefined ? undefined : absolute(withBase(image, config.baseUrl), config.url)
  return {
    title: fullTitle(title, config),
    socialTitle: title || config.title,
    ...(description !== undefined && { description }),
    keywords,
    ...(request.canonical !== null && { canonical: absolute(request.canonical ?? href, config.url) }),
    ...(picture !== undefined && { image: picture }),
    isIndexed: request.isIndexed && !config.noIndex,
    alternates: request.alternates ?? [],
    ...(request.feeds && { feeds: request.feeds }),
    breadcrumbs: breadcrumbs.flatMap((crumb) =>
      crumb.href === undefined ? [] : [{ label: crumb.label, href: absolute(crumb.href, config.url) }],
    ),
  }
}

/** An address on this site made absolute; others stay as they are. */
export function absolute(href: string, origin: string): string {
  return href.startsWith('/') && !href.startsWith('//') ? origin.replace(/\/$/, '') + href : href
}

/** A site path with the base URL before it; addresses elsewhere and paths that have it stay as they are. */
export function withBase(path: string, baseUrl: string): string {
  if (/^[a-z][a-z\d+.-]*:|^\/\/|^#/i.test(path) || path.startsWith(baseUrl)) return path
  return baseUrl + path.replace(/^(?:\.?\/)+/, '')
}

function fullTitle(title: string, config: Config): string {
  return title === '' || title === config.title ? config.title : `${title} ${config.titleDelimiter} ${config.title}`
}
