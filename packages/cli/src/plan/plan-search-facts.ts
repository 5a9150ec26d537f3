import type { Page, ShellView } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import type { Edition } from '../graph/edition.js'

/** What search shows of a page, and finds beside its text. */
export interface SearchFacts {
  /** BCP 47 tag of the page's language. */
  readonly language: string
  readonly title: string
  /** What follows the base of the page's version and language, see `searchBase`: equal pages of two versions have the same. */
  readonly address: string
  /** Names of what stands around the page, outermost first: the active navbar link, then the categories. */
  readonly trail: readonly string[]
  /** The front matter's; the text's own stands in where absent. */
  readonly description?: string
  readonly keywords: readonly string[]
  /** The UI texts that its text may have, by their keys; absent where they are the English that it has. */
  readonly uiTexts?: Readonly<Record<string, string>>
}

/** What the facts of a page are planned from. */
export interface SearchFactsInput {
  readonly shell: ShellView
  readonly config: Config
  readonly language: string
  /** `searchBase` of the page's edition. */
  readonly base: string
}

/** What stands before the addresses of all pages of a version in a language: without a final slash, empty for the root. */
export function searchBase(edition: Edition, baseUrl: string): string {
  const { base: versionBase, routeBase, localeBase, isLast } = edition
  // With a folder of their own the documents of a version are not below its route, but below that of the language. Beside
  // those of the latest stand pages of no version.
  const base = versionBase === routeBase && !isLast ? versionBase : localeBase
  return baseUrl.slice(0, -1) + (base === '/' ? '' : encodeURI(base))
}

/** What search needs of a page; nothing for pages that it leaves out: unlisted ones, drafts, lists of pages, and what no search engine may show. */
export function planSearchFacts(
  page: Page,
  { shell, config, language, base }: SearchFactsInput,
): SearchFacts | undefined {
  const { kind, title, href, head, breadcrumbs, banners, version } = page
  const isHidden = banners.some((banner) => banner !== 'untranslated')
  if (!config.search.enabled || kind !== 'doc' || isHidden) return undefined
  if (!head.isIndexed && !config.noIndex && version?.isIndexed !== false) return undefined
  const categories = breadcrumbs.slice(0, -1).map(({ label }) => label)
  const active = findActiveLabel(shell)
  return {
    language,
    title,
    address: href.slice(base.length),
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
