import { escapeHtml } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import type { Doc } from '../graph/doc.js'
import type { Edition } from '../graph/edition.js'
import { sortPosts } from '../graph/list-posts.js'
import { absolute } from '../plan/plan-head.js'
import type { Artifact } from './artifact.js'

/** Number of posts in a feed. */
const LENGTH = 20

/** Inputs of a blog's feeds in one language. */
export interface FeedsInput {
  readonly config: Config
  readonly edition: Edition
  readonly docs: readonly Doc[]
  /** BCP 47 tag. */
  readonly language: string
}

/** The feeds of a blog, as RSS and as Atom; none if no post has a date. */
export function createFeeds({ config, edition, docs, language }: FeedsInput): readonly Artifact[] {
  const { url, baseUrl } = config
  const { blog } = edition.collection
  const posts = sortPosts(docs)
    .filter(({ post }) => post?.date !== undefined)
    .slice(0, LENGTH)
  if (!blog || posts.length === 0) return []
  const folder = edition.routeBase === '/' ? '' : `${edition.routeBase.slice(1)}/`
  const title = `${config.title} ${blog.title}`
  const home = absolute(baseUrl + folder.replace(/\/$/, ''), url)
  const at = (file: string): string => absolute(`${baseUrl}${folder}${file}`, url)
  const items = posts.map((doc) => ({ doc, link: absolute(doc.href, url), date: doc.post?.date ?? '' }))
  const updated = items[0]?.date ?? ''
  const rss = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeHtml(title)}</title><link>${escapeHtml(home)}</link>`,
    `<description>${escapeHtml(blog.description || title)}</description><language>${escapeHtml(language)}</language>`,
    `<lastBuildDate>${new Date(updated).toUTCString()}</lastBuildDate>`,
    `<atom:link href="${escapeHtml(at('rss.xml'))}" rel="self" type="application/rss+xml"/>`,
    ...items.map(
      ({ doc, link, date }) =>
        `<item><title>${escapeHtml(doc.title)}</title><link>${escapeHtml(link)}</link><guid>${escapeHtml(link)}</guid><pubDate>${new Date(date).toUTCString()}</pubDate><description>${escapeHtml(summary(doc))}</description>${doc.tags.map(({ label }) => `<category>${escapeHtml(label)}</category>`).join('')}</item>`,
    ),
    '</channel></rss>',
  ]
  const atom = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeHtml(language)}">`,
    `<id>${escapeHtml(home)}</id><title>${escapeHtml(title)}</title><updated>${updated}</updated>`,
    `<link rel="alternate" href="${escapeHtml(home)}"/><link rel="self" href="${escapeHtml(at('atom.xml'))}"/>`,
    `<author><name>${escapeHtml(config.title)}</name></author>`,
    ...items.map(
      ({ doc, link, date }) =>
        `<entry><id>${escapeHtml(link)}</id><title>${escapeHtml(doc.title)}</title><link href="${escapeHtml(link)}"/><updated>${date}</updated><published>${date}</published>${(doc.post?.authors ?? []).map(({ name }) => `<author><name>${escapeHtml(name)}</name></author>`).join('')}<summary>${escapeHtml(summary(doc))}</summary></entry>`,
    ),
    '</feed>',
  ]
  return [
    { file: `${folder}rss.xml`, bytes: `${rss.join('\n')}\n` },
    { file: `${folder}atom.xml`, bytes: `${atom.join('\n')}\n` },
  ]
}

function summary({ description, post }: Doc): string {
  return description ?? post?.excerpt ?? ''
}
