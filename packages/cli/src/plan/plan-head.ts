import type { ArticleView, BreadcrumbView, HeadView, MarkdownPageView } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import { isExternalUrl } from '../config/is-external-url.js'
import { encodePath, isTooLong } from '../graph/routes/create-url.js'
import { joinRoute } from '../graph/routes/resolve-slug.js'

/** Inputs of a page's head. */
export interface HeadRequest {
  readonly title: string
  readonly href: string
  readonly description?: string
  readonly keywords?: readonly string[]
  /** URL of the social card image: absolute, or with base URL. */
  readonly image?: string
  readonly isIndexed: boolean
  readonly breadcrumbs?: readonly BreadcrumbView[]
  /**
   * Canonical href, by default the page's own href; `null` if the page is served at many URLs and has no canonical
   * href.
   */
  readonly canonical?: string | null
  readonly alternates?: HeadView['alternates']
  readonly feeds?: HeadView['feeds'] | undefined
  readonly article?: ArticleView | undefined
  /**
   * Present if the page is also written as Markdown: the page's route, and the route of the folder whose `llms.txt`
   * lists the page.
   */
  readonly markdownPage?: { readonly route: string; readonly listFolder: string }
}

/** A page's head: title with the site's title, canonical URL, social card. */
export function planHead(request: HeadRequest, config: Config): HeadView {
  const { title, href, description, keywords = [], image = config.socialCard, breadcrumbs = [] } = request
  const imageUrl = image === undefined ? undefined : absolute(withBase(image, config.baseUrl), config.url)
  const isIndexed = request.isIndexed && !config.noIndex
  return {
    title: fullTitle(title, config),
    socialTitle: title || config.title,
    ...(description !== undefined && { description }),
    keywords,
    ...(request.canonical !== null && { canonical: absolute(request.canonical ?? href, config.url) }),
    ...(imageUrl !== undefined && { image: imageUrl }),
    isIndexed,
    alternates: request.alternates ?? [],
    ...(request.feeds && { feeds: request.feeds }),
    ...planMarkdownPage(request.markdownPage, config),
    ...(isIndexed && request.article && { article: request.article }),
    breadcrumbs: breadcrumbs.flatMap((crumb) =>
      crumb.href === undefined ? [] : [{ label: crumb.label, href: absolute(crumb.href, config.url) }],
    ),
  }
}

/**
 * Plans the Markdown version of a page, next to its HTML. A page whose route is too long for a file name has no
 * Markdown version.
 */
function planMarkdownPage(
  markdownPage: HeadRequest['markdownPage'],
  { baseUrl, llms }: Config,
): { readonly markdownPage?: MarkdownPageView } {
  if (!markdownPage || !llms.pages) return {}
  const file = `${markdownPage.route.slice(1) || 'index'}.md`
  const listHref = baseUrl + encodePath(joinRoute(`${markdownPage.listFolder}/llms.txt`).slice(1))
  return isTooLong(file) ? {} : { markdownPage: { file, href: baseUrl + encodePath(file), listHref } }
}

/** Makes a URL of this site absolute; keeps URLs of other sites. */
export function absolute(href: string, origin: string): string {
  return href.startsWith('/') && !href.startsWith('//') ? origin.replace(/\/$/, '') + href : href
}

/** Prefixes a site path with the base URL; keeps external URLs, and paths that already start with it. */
export function withBase(path: string, baseUrl: string): string {
  if (isExternalUrl(path) || path.startsWith('#') || path.startsWith(baseUrl)) return path
  return baseUrl + path.replace(/^(?:\.?\/)+/, '')
}

function fullTitle(title: string, config: Config): string {
  return title === '' || title === config.title ? config.title : `${title} ${config.titleDelimiter} ${config.title}`
}
