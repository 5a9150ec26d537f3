import { escapeHtml } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import type { Doc } from '../graph/doc.js'
import { sortPosts } from '../graph/list-posts.js'
import { type FEED_FORMATS, type Feed, locateFeed } from '../plan/plan-feeds.js'
import { absolute } from '../plan/plan-head.js'
import type { Artifact } from './artifact.js'

/** Inputs of a feed. */
export interface FeedInput {
  readonly config: Pick<Config, 'title' | 'url' | 'baseUrl'>
  readonly feed: Feed
  /** The pages that may be in it. */
  readonly docs: readonly Doc[]
  /** BCP 47 tag. */
  readonly language: string
}

/** A page in a feed. Its URL is its id, too: it stays the same when title or text change. */
interface Entry {
  readonly url: string
  readonly title: string
  readonly summary: string
  /** RFC 3339 in UTC, as `updated`. */
  readonly published: string
  readonly updated: string
  readonly authors: readonly { readonly name: string; readonly url?: string }[]
  readonly tags: readonly string[]
}

/** A feed with the URLs of its own files. */
interface Channel {
  readonly feed: Feed
  readonly entries: readonly Entry[]
  readonly language: string
  readonly siteTitle: string
  readonly home: string
  /** RFC 3339 in UTC. */
  readonly updated: string
  readonly locate: (file: string) => string
}

/** A feed as RSS, Atom and JSON Feed, newest page first; no files if no page has a date. */
export function createFeeds({ config, feed, docs, language }: FeedInput): readonly Artifact[] {
  const entries = sortPosts(docs)
    .slice(0, feed.limit)
    .flatMap((doc) => describeEntry(doc, config))
  if (entries.length === 0) return []
  const channel: Channel = {
    feed,
    entries,
    language,
    siteTitle: config.title,
    home: locateFeed(feed, '', config),
    updated: lastOf(entries.map((entry) => entry.updated)),
    locate: (file) => locateFeed(feed, file, config),
  }
  const folder = feed.route === '/' ? '' : `${feed.route.slice(1)}/`
  return Object.entries(WRITERS).map(([file, write]) => ({ file: folder + file, bytes: write(channel) }))
}

const WRITERS: Readonly<Record<keyof typeof FEED_FORMATS, (channel: Channel) => string>> = {
  'rss.xml': writeRss,
  'atom.xml': writeAtom,
  'feed.json': writeJsonFeed,
}

function describeEntry(doc: Doc, { url: origin }: Pick<Config, 'url'>): readonly Entry[] {
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
    },
  ]
}

/** The last of several RFC 3339 dates in UTC. */
function lastOf(dates: readonly string[]): string {
  return dates.toSorted().at(-1) ?? ''
}

function writeRss({ feed, entries, language, home, updated, locate }: Channel): string {
  const items = entries.map(({ url, title, published, summary, tags }) =>
    [
      `<item>${element('title', title)}${element('link', url)}${element('guid', url)}`,
      `<pubDate>${new Date(published).toUTCString()}</pubDate>`,
      summary && element('description', summary),
      ...tags.map((tag) => element('category', tag)),
      '</item>',
    ].join(''),
  )
  return write([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', feed.title) + element('link', home),
    element('description', feed.description || feed.title) + element('language', language),
    `<lastBuildDate>${new Date(updated).toUTCString()}</lastBuildDate>`,
    `<atom:link href="${xml(locate('rss.xml'))}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
  ])
}

function writeAtom({ feed, entries, language, siteTitle, home, updated, locate }: Channel): string {
  const items = entries.map((entry) =>
    [
      `<entry>${element('id', entry.url)}${element('title', entry.title)}<link href="${xml(entry.url)}"/>`,
      element('updated', entry.updated) + element('published', entry.published),
      ...entry.authors.map(
        ({ name, url }) => `<author>${element('name', name)}${url === undefined ? '' : element('uri', url)}</author>`,
      ),
      ...entry.tags.map((tag) => `<category term="${xml(tag)}"/>`),
      entry.summary && element('summary', entry.summary),
      '</entry>',
    ].join(''),
  )
  return write([
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xml(language)}">`,
    element('id', home) + element('title', feed.title) + element('updated', updated),
    ...(feed.description === '' ? [] : [element('subtitle', feed.description)]),
    `<link rel="alternate" href="${xml(home)}"/><link rel="self" href="${xml(locate('atom.xml'))}"/>`,
    `<author>${element('name', siteTitle)}</author>`,
    ...items,
    '</feed>',
  ])
}

/** See https://www.jsonfeed.org/version/1.1/. */
function writeJsonFeed({ feed, entries, language, home, locate }: Channel): string {
  const value = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: home,
    feed_url: locate('feed.json'),
    ...(feed.description !== '' && { description: feed.description }),
    language,
    items: entries.map(({ url, title, summary, published, updated, authors, tags }) => ({
      id: url,
      url,
      title,
      // Each item needs a text.
      content_text: summary || title,
      ...(summary !== '' && { summary }),
      date_published: published,
      date_modified: updated,
      ...(authors.length > 0 && { authors }),
      ...(tags.length > 0 && { tags }),
    })),
  }
  return write([JSON.stringify(value, undefined, 2)])
}

function write(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`
}

function element(name: string, text: string): string {
  return `<${name}>${xml(text)}</${name}>`
}

/** XML allows no control characters, not even escaped ones, and no half of a surrogate pair. */
function xml(text: string): string {
  return escapeHtml(text.replace(/\p{Cc}+/gu, ' ').replace(/\p{Cs}/gu, '\ufffd'))
}
