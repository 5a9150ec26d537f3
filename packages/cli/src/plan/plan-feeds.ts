import type { FeedView } from '@docgen/renderer/contract'
import { splitVersionKey } from '../config/collection.js'
import type { Config } from '../config/config.js'
import type { Doc } from '../graph/doc.js'
import { localeRoute } from '../graph/edition.js'
import type { FEED_FILES } from '../graph/links/list-generated-files.js'
import { encodePath } from '../graph/routes/create-url.js'
import { joinRoute } from '../graph/routes/resolve-slug.js'
import type { SiteGraph } from '../graph/site-graph.js'
import { absolute } from './plan-head.js'

/** A feed of pages, in one language; it is written in several formats. */
export interface Feed {
  readonly locale: string
  /** In feeds of blogs and docs, begins with the site's title. */
  readonly title: string
  readonly description: string
  /** Route of the feed's folder. A feed of docs contains the pages below this route. */
  readonly route: string
  /** Version of the blog whose posts the feed contains; absent on feeds of docs. */
  readonly blog?: string
  /** Maximum number of entries. */
  readonly limit: number
  /** Whether entries contain the whole text. */
  readonly isFull: boolean
}

/** The formats of feeds by the name of their file. */
export const FEED_FORMATS = {
  'rss.xml': 'application/rss+xml',
  'atom.xml': 'application/atom+xml',
  'feed.json': 'application/feed+json',
} as const satisfies Readonly<Record<(typeof FEED_FILES)[number], FeedView['type']>>

/** Whether a file may belong to a feed, by its name. */
export function isFeedFile(file: string): boolean {
  return Object.hasOwn(FEED_FORMATS, file.slice(file.lastIndexOf('/') + 1))
}

/** Inputs of the links to feeds, in addition to the page and the config. */
interface FeedLinkOptions {
  /** Whether the page is a post or lists posts. */
  readonly isBlog: boolean
  /** If the page is the overview of an API: the feed of the API's changes. */
  readonly apiFeed?: Feed | undefined
}

/** The feed of a version of a blog in one language; undefined if the version belongs to docs. */
export function planBlogFeed(locale: string, version: string, config: Config): Feed | undefined {
  const { collection } = splitVersionKey(version)
  const blog = config.collections.find(({ id }) => id === collection)?.blog
  if (!blog) return undefined
  return {
    locale,
    title: `${config.title} ${blog.title}`,
    description: blog.description,
    route: joinRoute(`${localeRoute(locale, config.i18n)}/${blog.routeBasePath}`),
    blog: version,
    limit: 20,
    isFull: isFull(blog.feedContent, config),
  }
}

/** Plans the feeds of docs in one language, at the paths that the config sets. */
export function planDocFeeds(locale: string, config: Config): readonly Feed[] {
  const { feeds, title, i18n } = config
  return feeds.map(({ path, content, ...feed }) => ({
    ...feed,
    isFull: isFull(content, config),
    locale,
    title: `${title} ${feed.title}`,
    route: joinRoute(`${localeRoute(locale, i18n)}/${path}`),
  }))
}

/** Whether entries contain the whole text, which is created from the pages' Markdown. */
function isFull(content: Config['feeds'][number]['content'], { llms }: Pick<Config, 'llms'>): boolean {
  return content === 'full' && llms.pages
}

/** A feed with the pages that may be in it. */
export interface PlannedFeed {
  readonly feed: Feed
  readonly docs: readonly Doc[]
  /** BCP 47 tag. */
  readonly language: string
  /** URL of the page at the route of the feed, or at the nearest route above it. */
  readonly homeHref: string
}

/** The feeds of all blogs, then the feeds of docs in each language, which have the pages of the last version. */
export function planFeeds(
  { editions, docs, locales, links }: Pick<SiteGraph, 'editions' | 'docs' | 'locales' | 'links'>,
  config: Config,
): readonly PlannedFeed[] {
  const blogs = editions
    .filter(({ collection }) => collection.kind === 'blog')
    .flatMap(({ locale, version }) => planBlogFeed(locale, version, config) ?? [])
  const feeds = [...blogs, ...[...locales.keys()].flatMap((locale) => planDocFeeds(locale, config))]
  const last = new Set(editions.filter(({ isLast }) => isLast).map(({ version }) => version))
  return feeds.map((feed) => {
    const { locale, blog } = feed
    const isInThisFeed = (doc: Doc): boolean =>
      blog === undefined ? last.has(doc.version) && isInFeed(doc, feed) : doc.version === blog
    return {
      feed,
      docs: docs.filter((doc) => doc.locale === locale && isInThisFeed(doc)),
      language: config.i18n.localeConfigs[locale]?.htmlLang ?? locale,
      homeHref: findHome(feed.route, links),
    }
  })
}

/** URL of the page at a route, or at the nearest route above it: a folder of docs can lack a page. */
function findHome(route: string, { routes, baseUrl }: SiteGraph['links']): string {
  for (let path = route; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    const href = routes[path]
    if (href !== undefined) return href
  }
  return routes['/'] ?? baseUrl
}

/** Whether a page is in the folder of a feed of docs. */
export function isInFeed({ route }: Pick<Doc, 'route'>, feed: Pick<Feed, 'route'>): boolean {
  return feed.route === '/' || route === feed.route || route.startsWith(`${feed.route}/`)
}

/** The feeds of a page, as links; undefined without any. */
export function linkFeeds(
  page: Pick<Doc, 'route' | 'locale' | 'version'>,
  config: Config,
  { isBlog, apiFeed }: FeedLinkOptions,
): readonly FeedView[] | undefined {
  const blog = isBlog ? planBlogFeed(page.locale, page.version, config) : undefined
  const docs = isBlog ? [] : planDocFeeds(page.locale, config).filter((feed) => isInFeed(page, feed))
  const links = [...(blog ? [blog] : []), ...docs, ...(apiFeed ? [apiFeed] : [])].flatMap((feed) =>
    Object.entries(FEED_FORMATS).map(([file, type]) => ({
      label: feed.title,
      href: locateFeed(feed, file, config),
      type,
    })),
  )
  return links.length === 0 ? undefined : links
}

/** Absolute URL of a file in a feed's folder, or of the folder if `file` is empty. */
export function locateFeed({ route }: Feed, file: string, { baseUrl, url }: Pick<Config, 'baseUrl' | 'url'>): string {
  return absolute(baseUrl + encodePath(joinRoute(`${route}/${file}`).slice(1)), url)
}
