import type { FeedView } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import { encodePath } from '../graph/create-url.js'
import { localeRoute } from '../graph/edition.js'
import { joinRoute } from '../graph/resolve-slug.js'
import { absolute } from './plan-head.js'

/** The feeds of the site's blog in a language, as links for the pages of the blog. */
export function planFeeds(locale: string, { blog, baseUrl, url, title, i18n }: Config): readonly FeedView[] {
  if (!blog) return []
  const folder = joinRoute(`${localeRoute(locale, i18n)}/${blog.routeBasePath}`)
  const locate = (file: string): string => absolute(baseUrl + encodePath(joinRoute(`${folder}/${file}`).slice(1)), url)
  const label = `${title} ${blog.title}`
  return [
    { label, href: locate('rss.xml'), type: 'application/rss+xml' },
    { label, href: locate('atom.xml'), type: 'application/atom+xml' },
  ]
}
