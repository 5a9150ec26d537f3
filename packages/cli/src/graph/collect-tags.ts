import type { CardView } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import { compareNames } from './compare-names.js'
import type { DocFacts, GeneratedIndexFacts, Tag } from './doc.js'
import type { Edition } from './edition.js'
import { postCard, sortPosts } from './posts/list-posts.js'
import { createUrl } from './routes/create-url.js'
import { joinRoute } from './routes/resolve-slug.js'
import { splitList } from './split-list.js'

/** Pages for each tag of a listed page, and one for all tags; none if no page has a tag. Lists of posts are paginated. */
export function collectTags(
  docs: readonly DocFacts[],
  edition: Edition,
  config: Config,
): readonly GeneratedIndexFacts[] {
  const tagged = new Map<string, TaggedDocs>()
  for (const doc of docs) {
    for (const tag of doc.isUnlisted ? [] : doc.tags) {
      const tagPage = tagged.get(tag.route)
      if (tagPage) tagPage.docs.push(doc)
      else tagged.set(tag.route, { tag, docs: [doc] })
    }
  }
  const [first] = tagged.values()
  if (!first) return []
  const sorted = [...tagged.values()].sort((a, b) => compareNames(a.tag.label, b.tag.label))
  const all = createUrl(joinRoute(`${edition.routeBase}/${edition.collection.docs.tagsBasePath}`), config)
  const shared = { version: edition.version, locale: edition.locale, keywords: [] }
  const { blog } = edition.collection
  const [size, pagePath] = blog ? [blog.postsPerPage, blog.pageBasePath] : [Number.MAX_SAFE_INTEGER, '']
  const paging = { size, pagePath, config, toCard: blog ? postCard : docCard }
  return [
    { ...all, ...shared, kind: 'tags', source: sourceOf(first), title: 'Tags', cards: sorted.map(tagCard) },
    ...sorted.flatMap((entry) => {
      const { label: title, description, route } = entry.tag
      const facts = {
        ...shared,
        source: sourceOf(entry),
        title,
        ...(description !== undefined && { description }),
        all,
        count: entry.docs.length,
      }
      return splitList(blog ? sortPosts(entry.docs) : entry.docs, { ...facts, kind: 'tag' }, { route, ...paging })
    }),
  ]
}

interface TaggedDocs {
  readonly tag: Tag
  readonly docs: DocFacts[]
}

function sourceOf({ docs }: TaggedDocs): string {
  return docs[0]?.source ?? ''
}

function tagCard({ tag, docs }: TaggedDocs): CardView {
  const { label, href, description } = tag
  return { kind: 'tag', label, href, count: docs.length, ...(description !== undefined && { description }) }
}

function docCard({ title, href, excerpt, description = excerpt }: DocFacts): CardView {
  return { kind: 'doc', label: title, href, ...(description !== undefined && { description }) }
}
