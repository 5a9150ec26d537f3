import type { Config } from '../../config/config.js'
import { type Edition, llmsListRoute, localeRoute } from '../edition.js'
import { joinRoute } from '../routes/resolve-slug.js'

/** Names of the files of a feed, one for each format. */
export const FEED_FILES = ['rss.xml', 'atom.xml', 'feed.json'] as const

/** An edition, and whether it has pages: an edition without pages is not published. */
interface EditionState {
  readonly edition: Edition
  readonly hasPages: boolean
}

/** Paths of files that docgen generates for programs, and that pages may link to, such as `/blog/rss.xml`. */
export function listGeneratedFiles(editions: readonly EditionState[], config: Config): readonly string[] {
  const published = editions.filter(({ hasPages }) => hasPages).map(({ edition }) => edition)
  const blogs = published.flatMap(({ locale, collection: { blog } }) =>
    blog ? [{ locale, path: blog.routeBasePath }] : [],
  )
  const locales = [...new Set(published.map(({ locale }) => locale))]
  const feeds = [...blogs, ...locales.flatMap((locale) => config.feeds.map(({ path }) => ({ locale, path })))]
  return [
    '/sitemap.xml',
    '/robots.txt',
    ...(config.llms.pages ? published.map((edition) => joinRoute(`${llmsListRoute(edition)}/llms.txt`)) : []),
    ...feeds.flatMap(({ locale, path }) =>
      FEED_FILES.map((file) => joinRoute(`${localeRoute(locale, config.i18n)}/${path}/${file}`)),
    ),
  ]
}
