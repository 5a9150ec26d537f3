import type { Page, ShellView } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'

/** What search shows of a page, and finds beside its text. */
export interface SearchFacts {
  /** BCP 47 tag of the page's language. */
  readonly language: string
  readonly title: string
  /** Relative to the base URL. */
  readonly address: string
  /** Names of what stands around the page, outermost first: the active navbar link, then the categories. */
  readonly trail: readonly string[]
  /** The front matter's; the text's own stands in where absent. */
  readonly description?: string
  readonly keywords: readonly string[]
}

/** What search needs of a page; nothing for pages that it leaves out: unlisted ones, drafts, lists of pages, and what no search engine may show. */
export function planSearchFacts(
  page: Page,
  shell: ShellView,
  config: Config,
  language: string,
): SearchFacts | undefined {
  const { kind, title, href, head, breadcrumbs, banners } = page
  if (!config.search.enabled || kind !== 'doc' || banners.length > 0) return undefined
  if (!head.isIndexed && !config.noIndex) return undefined
  const categories = breadcrumbs.slice(0, -1).map(({ label }) => label)
  const active = findActiveLabel(shell)
  return {
    language,
    title,
    address: href.slice(config.baseUrl.length),
    trail: active === undefined || active === categories[0] ? categories : [active, ...categories],
    ...(head.description !== undefined && { description: head.description }),
    keywords: head.keywords,
  }
}

function findActiveLabel({ navbar }: ShellView): string | undefined {
  for (const item of [...navbar.start, ...navbar.end]) {
    if (item.kind === 'link' && item.isCurrent && item.label !== '') return item.label
  }
  return undefined
}
