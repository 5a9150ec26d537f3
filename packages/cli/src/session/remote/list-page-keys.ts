import { findSearchTask } from '../build-site-pages.js'
import type { Site } from '../site.js'

/** The keys of the values that the cache has for a page. */
export interface PageKeys {
  /** The content key itself, which is a part of the keys in `content`. */
  readonly contentKey: string
  /** Keys of the compiled content and of its facts. */
  readonly content: readonly [content: string, facts: string]
  /** Key of the terms for the search; absent if search skips the page. */
  readonly search?: string
}

/**
 * Lists the keys that a build of a site reads from the cache, in the order of the site's pages; `undefined` for pages
 * that have no content to compile.
 */
export function listPageKeys(
  site: Pick<Site, 'plan' | 'compileInputs' | 'findSearchFacts'>,
): readonly (PageKeys | undefined)[] {
  return site.plan.pages.map((planned, index) => {
    const compile = site.compileInputs[index]
    if (!compile) return undefined
    const search = findSearchTask(planned, compile, site)
    return {
      contentKey: compile.key,
      content: [`content:${compile.key}`, `facts:${compile.key}`],
      ...(search && { search: `search:${search.key}` }),
    }
  })
}

/** Lists the keys of some pages without repetitions. The keys of content and of its facts are adjacent. */
export function listKeys(pages: readonly (PageKeys | undefined)[]): readonly string[] {
  return [...new Set(pages.flatMap((page) => (page ? [...page.content, ...(page.search ? [page.search] : [])] : [])))]
}
