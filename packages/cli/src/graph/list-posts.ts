import type { CardView } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import { createAddress } from './create-address.js'
import type { Address, Doc, DocFacts, GeneratedIndexFacts } from './doc.js'
import type { Edition } from './edition.js'
import { joinRoute } from './resolve-slug.js'

/** The posts of a blog, newest first; those without a date come last, and what is unlisted is in no list. */
export function sortPosts<Facts extends DocFacts>(docs: readonly Facts[]): readonly Facts[] {
  const dateOf = ({ post }: DocFacts): string => post?.date ?? ''
  return docs
    .filter(({ isUnlisted }) => !isUnlisted)
    .toSorted((a, b) => compare(dateOf(b), dateOf(a)) || compare(a.source, b.source))
}

/** Puts each post between the next newer and the next older one. */
export function linkPosts(docs: readonly Doc[]): readonly Doc[] {
  const sorted = sortPosts(docs)
  const places = new Map(sorted.map((doc, index) => [doc, index]))
  return docs.map((doc) => {
    const place = places.get(doc)
    if (place === undefined) return doc
    const [newer, older] = [sorted[place - 1], sorted[place + 1]]
    return {
      ...doc,
      ...(newer && { previous: { label: newer.title, href: newer.href } }),
      ...(older && { next: { label: older.title, href: older.href } }),
    }
  })
}

/** The pages that list a blog's posts: `/blog`, `/blog/page/2` and so on; none where there is no post. */
export function listPostPages(
  docs: readonly DocFacts[],
  edition: Edition,
  config: Config,
): readonly GeneratedIndexFacts[] {
  const { blog } = config
  const posts = sortPosts(docs)
  if (!blog || posts.length === 0) return []
  const count = Math.ceil(posts.length / blog.postsPerPage)
  const addressOf = (page: number): Address =>
    createAddress(joinRoute(page === 1 ? edition.routeBase : `${edition.routeBase}/page/${page}`), config)
  return Array.from(
    { length: count },
    (_, index): GeneratedIndexFacts => ({
      ...addressOf(index + 1),
      kind: 'posts',
      source: posts[0]?.source ?? '',
      version: edition.version,
      locale: edition.locale,
      title: blog.title,
      ...(blog.description !== '' && { description: blog.description }),
      keywords: [],
      cards: posts.slice(index * blog.postsPerPage, (index + 1) * blog.postsPerPage).map(postCard),
      ...(index > 0 && { newer: addressOf(index) }),
      ...(index + 1 < count && { older: addressOf(index + 2) }),
    }),
  )
}

function postCard({ title, href, description, post }: DocFacts): CardView {
  const text = post?.isMarked && post.excerpt !== '' ? post.excerpt : (description ?? post?.excerpt)
  return {
    kind: 'doc',
    label: title,
    href,
    ...(text !== undefined && text !== '' && { description: text }),
    ...(post?.date !== undefined && { date: post.date }),
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
