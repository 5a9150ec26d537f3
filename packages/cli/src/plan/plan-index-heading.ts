import type { BreadcrumbView } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import type { GeneratedIndex } from '../graph/doc.js'
import { editionKey, type SiteGraph } from '../graph/site-graph.js'
import type { GeneratedTitles } from './site-plan.js'

/** The title and the breadcrumbs at the top of a generated page. */
export type IndexHeading = Pick<GeneratedIndex, 'title' | 'breadcrumbs'>

/** Creates the function that plans title and breadcrumbs of a generated page, in its language. */
export function createPlanIndexHeading(
  graph: Pick<SiteGraph, 'editions' | 'indexes'>,
  config: Config,
): (index: GeneratedIndex, titles: GeneratedTitles) => IndexHeading {
  const collections = new Map(graph.editions.map((edition) => [editionKey(edition), edition.collection]))
  const isFirstList = ({ kind, newer }: GeneratedIndex): boolean => kind === 'posts' && !newer
  const lists = new Map(graph.indexes.filter(isFirstList).map((list) => [editionKey(list), list]))
  return (index, titles) => {
    const key = editionKey(index)
    const collection = collections.get(key)
    const isOfPosts = collection?.kind === 'blog'
    const title = titleOf(index, isOfPosts, titles)
    // Blogs have no setting for breadcrumbs, so the setting of the docs applies.
    const { breadcrumbs: hasBreadcrumbs } = isOfPosts || !collection ? config.docs : collection.docs
    if (index.kind === 'category' || !hasBreadcrumbs) return { title, breadcrumbs: index.breadcrumbs }
    const parents = listParents(index, lists.get(key), titles)
    // The title of a tag's page is a sentence; its breadcrumb is the tag.
    const lastCrumb = { label: index.kind === 'tag' ? index.title : title }
    return { title, breadcrumbs: parents.length === 0 ? [] : [...parents, lastCrumb] }
  }
}

function listParents(
  { kind, all }: GeneratedIndex,
  list: GeneratedIndex | undefined,
  titles: GeneratedTitles,
): readonly BreadcrumbView[] {
  if (kind === 'posts') return []
  return [
    ...(list ? [{ label: list.title, href: list.href }] : []),
    ...(all ? [{ label: titles[kind === 'author' ? 'authors' : 'tags'], href: all.href }] : []),
  ]
}

function titleOf(
  { kind, title, cards, count = cards.length }: GeneratedIndex,
  isOfPosts: boolean,
  titles: GeneratedTitles,
) {
  if (kind === 'tags' || kind === 'authors' || kind === 'archive') return titles[kind]
  if (kind !== 'tag') return title
  return isOfPosts ? titles.postsTagged(title, count) : titles.tagged(title, count)
}
