import type { Config } from '../config/config.js'
import type { Doc } from '../graph/doc.js'
import { sortPosts } from '../graph/posts/list-posts.js'
import type { PlannedFeed } from '../plan/plan-feeds.js'
import { absolute } from '../plan/plan-head.js'
import type { Artifact } from './artifact.js'
import { type FeedEntry, lastOf, writeFeed } from './write-feed.js'

/** Inputs of a feed. */
export interface FeedInput extends PlannedFeed {
  readonly config: Pick<Config, 'title' | 'url' | 'baseUrl'>
  /** Route → HTML of the page's content, with absolute URLs; absent for feeds of summaries. */
  readonly texts?: ReadonlyMap<string, string>
}

/** Creates a feed of pages in all formats, newest page first; no files if no page has a date. */
export function createFeeds({ config, feed, docs, language, homeHref, texts }: FeedInput): readonly Artifact[] {
  const entries = listFeedDocs({ feed, docs }).flatMap((doc) => describeEntry(doc, config, texts?.get(doc.route)))
  return writeFeed({ feed, entries, language, home: absolute(homeHref, config.url) }, config)
}

/** The pages of a feed that have a date, newest first, up to the feed's limit. */
export function listFeedDocs({ feed, docs }: Pick<PlannedFeed, 'feed' | 'docs'>): readonly Doc[] {
  return sortPosts(docs.filter(({ published }) => published !== undefined)).slice(0, feed.limit)
}

/** The entry of a page; none without a date. Its id is the URL, which stays the same when title or text change. */
function describeEntry(doc: Doc, { url: origin }: Pick<Config, 'url'>, content?: string): readonly FeedEntry[] {
  const { title, href, published, lastUpdate, post, tags, description } = doc
  if (published === undefined) return []
  return [
    {
      url: absolute(href, origin),
      title,
      summary: description ?? post?.excerpt ?? '',
      published,
      updated: lastOf([published, lastUpdate?.date ?? published]),
      authors: (post?.authors ?? []).map(({ name, url }) => ({
        name,
        ...(url !== undefined && URL.canParse(absolute(url, origin)) && { url: absolute(url, origin) }),
      })),
      tags: tags.map(({ label }) => label),
      ...(content !== undefined && { content }),
    },
  ]
}
