import { findSearchTask } from '../build-site-pages.js'
import type { Site } from '../site.js'

/** The cached values of a page, by their keys in the cache. */
export interface PageEntries {
  readonly contentKey: string
  /** Compiled content, and its facts. */
  readonly content: readonly [content: string, facts: string]
  /** Terms for the search; absent if search skips the page. */
  readonly search?: string
}

/** Lists the values that building a site reads from the cache, in the order of its pages. */
export function listPageEntries(
  site: Pick<Site, 'plan' | 'compileInputs' | 'findSearchFacts'>,
): readonly (PageEntries | undefined)[] {
  return site.plan.pages.map((planned, at) => {
    const compile = site.compileInputs[at]
    if (!compile) return undefined
    const search = findSearchTask(planned, compile, site)
    return {
      contentKey: compile.key,
      content: [`content:${compile.key}`, `facts:${compile.key}`],
      ...(search && { search: `search:${search.key}` }),
    }
  })
}

/** Lists the keys of some pages without repetitions. Content and its facts are adjacent. */
export function listKeys(pages: readonly (PageEntries | undefined)[]): readonly string[] {
  return [...new Set(pages.flatMap((page) => (page ? [...page.content, ...(page.search ? [page.search] : [])] : [])))]
}
