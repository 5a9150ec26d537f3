import type { Doc } from '../graph/doc.js'
import { sortPosts } from '../graph/posts/list-posts.js'
import type { SiteGraph } from '../graph/site-graph.js'
import type { PlannedPage } from '../plan/site-plan.js'

/** Name of the list in the output folder. */
export const PAGE_LIST_FILE = 'docgen-pages.json'

/**
 * Creates `docgen-pages.json`: `[path, title]` of every listed page, in the order of the sidebars, posts newest first,
 * generated lists last. The 404 page suggests some of these pages, even on a site that search engines must not index.
 */
export function createPageList(
  { docs, editions, sidebars }: Pick<SiteGraph, 'docs' | 'editions' | 'sidebars'>,
  pages: readonly PlannedPage[],
): string {
  const ranks = new Map(sidebars.map(({ id }, index) => [id, index]))
  const rankOf = ({ sidebar = '' }: Doc): number => ranks.get(sidebar) ?? -1
  const bySidebar = (one: Doc, other: Doc): number => rankOf(one) - rankOf(other) || byItemPath(one, other)
  const ordered = editions.flatMap(({ version, locale, collection }) => {
    const editionDocs = docs.filter((doc) => doc.version === version && doc.locale === locale)
    return collection.kind === 'blog' ? sortPosts(editionDocs) : editionDocs.toSorted(bySidebar)
  })
  const listed = new Map(ordered.filter(({ isUnlisted }) => !isUnlisted).map(({ href, title }) => [href, title]))
  for (const { page } of pages) if (page.kind === 'generated-index') listed.set(page.href, page.title)
  return `[${[...listed].map((entry) => JSON.stringify(entry)).join(',\n')}]\n`
}

function byItemPath({ itemPath: one }: Doc, { itemPath: other }: Doc): number {
  const index = one.findIndex((position, level) => position !== other[level])
  // A category comes before its contents.
  if (index === -1) return one.length - other.length
  return (one[index] ?? 0) - (other[index] ?? -1)
}
