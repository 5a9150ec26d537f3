import type { ArticleView, PostView } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import type { Doc } from '../graph/doc.js'
import { absolute } from './plan-head.js'

/** Facts about an article that come from other files. */
interface ArticleParts {
  /** Present on posts. */
  readonly post: PostView | undefined
  /** BCP 47 tag of the text if it differs from the page's. */
  readonly language: string | undefined
}

/** Dates and authors that the page shows, for search engines; undefined without any. */
export function planArticle(doc: Doc, { post, language }: ArticleParts, config: Config): ArticleView | undefined {
  const { contributors = [], lastUpdate } = doc
  const published = post?.date ?? doc.date
  const people = post ? post.authors : contributors.map((name) => ({ name, url: undefined }))
  if (published === undefined && !lastUpdate && people.length === 0) return undefined
  return {
    isPost: post !== undefined,
    ...(published !== undefined && { published }),
    ...(lastUpdate?.date !== undefined && { modified: lastUpdate.date }),
    authors: people.map(({ name, url }) => ({
      name,
      // A `mailto:` URL is not a page about the author.
      ...(url !== undefined && !url.startsWith('mailto:') && { url: absolute(url, config.url) }),
    })),
    ...(lastUpdate?.author !== undefined && { editor: lastUpdate.author }),
    ...(language !== undefined && { language }),
  }
}
