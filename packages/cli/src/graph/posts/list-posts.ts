import type { CardView } from '@docgen/renderer/contract'
import type { Config } from '../../config/config.js'
import { compareCodeUnits } from '../compare-names.js'
import type { Doc, DocFacts, GeneratedIndexFacts, PageUrl } from '../doc.js'
import type { Edition } from '../edition.js'
import { createUrl } from '../routes/create-url.js'
import { joinRoute } from '../routes/resolve-slug.js'
import { splitList } from '../split-list.js'
import { type AuthorsContext, listAuthors } from './resolve-authors.js'

/** The posts of a blog, newest first; undated posts come last, unlisted posts are skipped. */
export function sortPosts<Facts extends DocFacts>(docs: readonly Facts[]): readonly Facts[] {
  const dateOf = ({ published }: DocFacts): string => published ?? ''
  return docs
    .filter(({ isUnlisted }) => !isUnlisted)
    .toSorted((a, b) => compareCodeUnits(dateOf(b), dateOf(a)) || compareCodeUnits(a.source, b.source))
}

/** Links each post to the next newer and the next older one, and by its breadcrumbs to the first list of posts, if any. */
export function linkPosts(docs: readonly Doc[], list: GeneratedIndexFacts | undefined): readonly Doc[] {
  const sorted = sortPosts(docs)
  const positions = new Map(sorted.map((doc, index) => [doc, index]))
  return docs.map((doc) => {
    const breadcrumbs = list ? [{ label: list.title, href: list.href }, { label: doc.title }] : doc.breadcrumbs
    const position = positions.get(doc)
    if (position === undefined) return { ...doc, breadcrumbs }
    const [newer, older] = [sorted[position - 1], sorted[position + 1]]
    return {
      ...doc,
      breadcrumbs,
      ...(newer && { previous: { label: newer.title, href: newer.href, age: 'newer' } }),
      ...(older && { next: { label: older.title, href: older.href, age: 'older' } }),
    }
  })
}

/**
 * The pages that list a blog's posts: `/blog`, `/blog/page/2` and so on, the archive, and the pages of authors; none
 * without posts.
 */
export function listPostPages(
  docs: readonly DocFacts[],
  context: AuthorsContext & PagesContext,
): readonly GeneratedIndexFacts[] {
  const { config, edition } = context
  const { blog } = edition.collection
  const posts = sortPosts(docs)
  if (!blog || posts.length === 0) return []
  const shared = { source: posts[0]?.source ?? '', version: edition.version, locale: edition.locale, keywords: [] }
  const paging = { size: blog.postsPerPage, pagePath: blog.pageBasePath, config, toCard: postCard }
  const toUrl = (path: string): PageUrl => createUrl(joinRoute(`${edition.routeBase}/${path}`), config)
  const authors = listAuthors(context).map((author) => {
    const postsByAuthor = posts.filter(({ post }) => post?.authors.some(({ key }) => key === author.key))
    return { author: { ...author, count: postsByAuthor.length }, posts: postsByAuthor }
  })
  const all = toUrl(blog.authorsBasePath)
  const description = blog.description === '' ? {} : { description: blog.description }
  const pages: GeneratedIndexFacts[] = splitList(
    posts,
    { ...shared, kind: 'posts', title: blog.title, ...description },
    { route: edition.routeBase, ...paging },
  )
  if (blog.archiveBasePath !== null) {
    const url = toUrl(blog.archiveBasePath)
    pages.push({ ...shared, ...url, kind: 'archive', title: 'Archive', cards: posts.map(postCard) })
  }
  if (authors.length > 0) {
    const listed = authors.map(({ author }) => author)
    pages.push({ ...shared, ...all, kind: 'authors', title: 'Authors', cards: [], authors: listed })
  }
  for (const { author, posts: postsByAuthor } of authors) {
    if (!author.page) continue
    const { name: title, description, source } = author
    const facts = { ...shared, source, title, ...(description !== undefined && { description }), authors: [author] }
    pages.push(...splitList(postsByAuthor, { ...facts, kind: 'author', all }, { route: author.page.route, ...paging }))
  }
  return pages
}

/** Context for the generated pages of an edition. */
interface PagesContext {
  readonly config: Config
  readonly edition: Edition
}

/** The card of a post in a list. */
export function postCard({ title, href, description, post }: DocFacts): CardView {
  // The part before a truncate marker takes precedence over the description.
  const marked = post?.hasTruncateMarker ? (post.excerptWithHeadings ?? post.excerpt) : ''
  const text = marked === '' ? (description ?? post?.excerpt) : marked
  return {
    kind: 'doc',
    label: title,
    href,
    ...(text !== undefined && text !== '' && { description: text }),
  }
}
