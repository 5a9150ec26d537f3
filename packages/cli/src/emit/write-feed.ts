import { escapeHtml } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import { FEED_FORMATS, type Feed, locateFeed } from '../plan/plan-feeds.js'
import type { Artifact } from './artifact.js'

/** An entry of a feed. */
export interface FeedEntry {
  readonly url: string
  /** A URL that never changes; absent if `url` never changes. */
  readonly id?: string
  readonly title: string
  readonly summary: string
  /** RFC 3339 in UTC, like `updated`. */
  readonly published: string
  readonly updated: string
  readonly authors: readonly { readonly name: string; readonly url?: string }[]
  readonly tags: readonly string[]
  /** HTML with absolute URLs. */
  readonly content?: string
}

/** The input of the writers of all formats. */
interface Channel {
  readonly feed: Feed
  readonly entries: readonly FeedEntry[]
  readonly language: string
  readonly siteTitle: string
  /** URL of the folder with the feed's files. */
  readonly id: string
  /** URL of the page that the feed belongs to. */
  readonly home: string
  /** Date of the last change of an entry, RFC 3339 in UTC. */
  readonly updated: string
  /** Returns the URL of a file of the feed. */
  readonly locate: (file: string) => string
}

/** A feed and its entries, newest first. */
export interface FeedContent {
  readonly feed: Feed
  readonly entries: readonly FeedEntry[]
  /** BCP 47 tag. */
  readonly language: string
  /** URL of the page that the feed belongs to; absent if that page is at the route of the feed. */
  readonly home?: string
}

/** Writes a feed as RSS, Atom and JSON Feed; no files if there are no entries. */
export function writeFeed(
  { feed, entries, language, home }: FeedContent,
  config: Pick<Config, 'title' | 'url' | 'baseUrl'>,
): readonly Artifact[] {
  if (entries.length === 0) return []
  const id = locateFeed(feed, '', config)
  const channel: Channel = {
    feed,
    entries,
    language,
    siteTitle: config.title,
    id,
    home: home ?? id,
    updated: lastOf(entries.map((entry) => entry.updated)),
    locate: (file) => locateFeed(feed, file, config),
  }
  return Object.entries(WRITERS).map(([file, write]) => ({ file: folderOf(feed) + file, bytes: write(channel) }))
}

/** The files of a feed. */
export function listFeedFiles(feed: Feed): readonly { readonly file: string }[] {
  return Object.keys(FEED_FORMATS).map((file) => ({ file: folderOf(feed) + file }))
}

function folderOf({ route }: Feed): string {
  return route === '/' ? '' : `${route.slice(1)}/`
}

/** The last of several RFC 3339 dates in UTC. */
export function lastOf(dates: readonly string[]): string {
  return dates.toSorted().at(-1) ?? ''
}

const WRITERS: Readonly<Record<keyof typeof FEED_FORMATS, (channel: Channel) => string>> = {
  'rss.xml': writeRss,
  'atom.xml': writeAtom,
  'feed.json': writeJsonFeed,
}

function writeRss({ feed, entries, language, home, updated, locate }: Channel): string {
  const items = entries.map(({ url, id, title, published, summary, authors, tags, content }) =>
    [
      `<item>${element('title', title)}${element('link', url)}`,
      id === undefined ? element('guid', url) : `<guid isPermaLink="false">${xml(id)}</guid>`,
      `<pubDate>${new Date(published).toUTCString()}</pubDate>`,
      // `author` of RSS has to be an email address.
      ...authors.map(({ name }) => element('dc:creator', name)),
      summary && element('description', summary),
      content === undefined ? '' : `<content:encoded>${xml(content)}</content:encoded>`,
      ...tags.map((tag) => element('category', tag)),
      '</item>',
    ].join(''),
  )
  const content = feed.isFull ? ' xmlns:content="http://purl.org/rss/1.0/modules/content/"' : ''
  const hasAuthors = entries.some(({ authors }) => authors.length > 0)
  const creator = hasAuthors ? ' xmlns:dc="http://purl.org/dc/elements/1.1/"' : ''
  return write([
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"${content}${creator}><channel>`,
    element('title', feed.title) + element('link', home),
    element('description', feed.description || feed.title) + element('language', language),
    `<lastBuildDate>${new Date(updated).toUTCString()}</lastBuildDate>`,
    `<atom:link href="${xml(locate('rss.xml'))}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
  ])
}

function writeAtom({ feed, entries, language, siteTitle, id, home, updated, locate }: Channel): string {
  const items = entries.map((entry) =>
    [
      `<entry>${element('id', entry.id ?? entry.url)}${element('title', entry.title)}<link href="${xml(entry.url)}"/>`,
      element('updated', entry.updated) + element('published', entry.published),
      ...entry.authors.map(
        ({ name, url }) => `<author>${element('name', name)}${url === undefined ? '' : element('uri', url)}</author>`,
      ),
      ...entry.tags.map((tag) => `<category term="${xml(tag)}"/>`),
      entry.summary && element('summary', entry.summary),
      entry.content === undefined ? '' : `<content type="html">${xml(entry.content)}</content>`,
      '</entry>',
    ].join(''),
  )
  return write([
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xml(language)}">`,
    element('id', id) + element('title', feed.title) + element('updated', updated),
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
    items: entries.map(({ url, id = url, title, summary, published, updated, authors, tags, content }) => ({
      id,
      url,
      title,
      // JSON Feed requires a text or HTML.
      ...(content === undefined ? { content_text: summary || title } : { content_html: content }),
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

/** Escapes a text for XML. Replaces control characters and lone surrogates, which XML does not allow even escaped. */
function xml(text: string): string {
  return escapeHtml(text.replace(/[^\P{Cc}\n\t]+/gu, ' ').replace(/\p{Cs}/gu, '\ufffd'))
}
