import type { SearchHit, SnippetPart } from '@docgen/renderer/search'

/** The hits of one page. */
export interface HitGroup {
  readonly pageHref: string
  readonly title: SearchHit['title']
  /** Names of the page's ancestors, outermost first. */
  readonly breadcrumbs: readonly string[]
  readonly hits: readonly SearchHit[]
}

/** Groups hits by page: pages in the order of their first hit, hits of a page in their given order. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const pages = new Map<string, SearchHit[]>()
  for (const hit of hits) {
    const pageHits = pages.get(hit.pageHref)
    if (pageHits) pageHits.push(hit)
    else pages.set(hit.pageHref, [hit])
  }
  return [...pages.values()].flatMap((all) => {
    const [first] = all
    return first ? [{ pageHref: first.pageHref, title: first.title, breadcrumbs: first.breadcrumbs, hits: all }] : []
  })
}

/** Whether a hit matches the page itself, not a section. */
export function isPageHit({ type }: SearchHit): boolean {
  return type === 'Title' || type === 'Description' || type === 'Keywords'
}

/** Whether a hit links to the top of its page. */
export function isAtTop(hit: SearchHit): boolean {
  return isPageHit(hit) || hit.heading === undefined
}

/** The name of a hit with the name of its page first, such as `Binance Pay › Refunds`. */
export function fullNameOf(hit: SearchHit): readonly SnippetPart[] {
  if (isAtTop(hit) || !hit.heading?.length) return hit.title
  return [...hit.title, { text: ' › ', isMatch: false }, ...hit.heading]
}

/** The name of a hit: its section, or its page if the hit links to the top or its section has no name. */
export function nameOf(hit: SearchHit): readonly SnippetPart[] {
  return isAtTop(hit) || !hit.heading?.length ? hit.title : hit.heading
}
