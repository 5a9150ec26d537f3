import type { ContextRange } from '@docgen/renderer/search'

/** A page to be indexed. */
export interface IndexablePage {
  readonly route: string
}

/** Pages in index order, and the range of each context that has pages. */
export interface OrderedPages<Page> {
  readonly pages: readonly Page[]
  readonly contexts: readonly ContextRange[]
}

/**
 * Sorts pages by their context, then by their route; pages without a context are last. A page belongs to the first
 * context with the path of the page or of one of its parents. `paths` are the paths of the contexts, relative to
 * `base`, the route of the version.
 */
export function sortByContext<Page extends IndexablePage>(
  pages: readonly Page[],
  paths: readonly string[],
  base: string,
): OrderedPages<Page> {
  const normalized = paths.map((path) => `/${path.replace(/^\/+|(?<!\/)\/+$/g, '')}`)
  const contextOf = (page: Page): number => {
    const route = base === '/' ? page.route : page.route.slice(base.length) || '/'
    const index = normalized.findIndex((path) => path === '/' || route === path || route.startsWith(`${path}/`))
    return index === -1 ? normalized.length : index
  }
  const sorted = pages
    .map((page) => ({ page, context: contextOf(page) }))
    .sort((a, b) => a.context - b.context || compare(a.page.route, b.page.route))
  const contexts = paths.flatMap((path, index): ContextRange[] => {
    const start = sorted.findIndex(({ context }) => context === index)
    const end = sorted.findLastIndex(({ context }) => context === index) + 1
    return start === -1 ? [] : [{ path, range: [start, end] }]
  })
  return { pages: sorted.map(({ page }) => page), contexts }
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
