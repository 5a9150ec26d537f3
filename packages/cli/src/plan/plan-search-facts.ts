import type { Page, ShellView } from '@docgen/renderer/contract'
import { NAME_LENGTH } from '@docgen/renderer/search'
import type { Config } from '../config/config.js'
import type { Edition } from '../graph/edition.js'

/** The data of a page that search displays, and that it indexes in addition to the page's content. */
export interface SearchFacts {
  /** BCP 47 tag of the page's language. */
  readonly language: string
  readonly title: string
  /**
   * The part of the URL after `searchBase`, the base of the page's version and language. The same page has the same
   * part in two versions.
   */
  readonly url: string
  /** Names of the parents of the page, outermost first: the active navbar link, then the categories. */
  readonly breadcrumbs: readonly string[]
  /** From the front matter; search falls back to the content if absent. */
  readonly description?: string
  readonly keywords: readonly string[]
  /** The UI texts that its content can contain, by key; absent if they are the English texts already in it. */
  readonly uiTexts?: Readonly<Record<string, string>>
}

/** Inputs of a page's search facts. */
export interface SearchFactsInput {
  readonly shell: ShellView
  readonly config: Config
  readonly language: string
  /** `searchBase` of the page's edition. */
  readonly base: string
}

/** Prefix of the URLs of all pages of a version in a language: without a trailing slash, empty for the root. */
export function searchBase(edition: Edition, baseUrl: string): string {
  const { base: versionBase, routeBase, localeBase, isLast } = edition
  // Only in docs at the root are the pages of an older version below its route (`/1.0`). Other docs (`/docs/1.0`), the
  // pages of the last version and pages without a version are directly below the language's route.
  const base = versionBase === routeBase && !isLast ? versionBase : localeBase
  return baseUrl.slice(0, -1) + (base === '/' ? '' : encodeURI(base))
}

/**
 * A page's search facts; undefined for pages that search skips: unlisted pages, drafts, lists of pages, 404
 * pages, and pages that search engines must not index.
 */
export function planSearchFacts(
  page: Page,
  { shell, config, language, base }: SearchFactsInput,
): SearchFacts | undefined {
  const { kind, title, href, head, breadcrumbs, banners, version } = page
  const isHidden = banners.some((banner) => banner !== 'untranslated')
  if (!config.search.enabled || kind !== 'doc' || isHidden) return undefined
  // Hosts show a 404 page at any URL.
  if (head.canonical === undefined) return undefined
  if (!head.isIndexed && !config.noIndex && version?.isIndexed !== false) return undefined
  const categories = breadcrumbs.slice(0, -1).map(({ label }) => label)
  const active = findActiveLabel(shell)
  return {
    language,
    title,
    url: href.slice(base.length),
    breadcrumbs: active === undefined || active === categories[0] ? categories : [active, ...categories],
    ...(head.description !== undefined && { description: head.description }),
    keywords: head.keywords,
  }
}

function findActiveLabel({ navbar }: ShellView): string | undefined {
  for (const item of [...(navbar.tabs ?? []), ...navbar.start, ...navbar.end]) {
    if (item.kind === 'link' && item.isCurrent && item.label !== '') return item.label
  }
  return undefined
}

/** Folder of all search index files, inside the output folder. */
export const SEARCH_FOLDER = 'assets/search'

/**
 * Output file of a part of a search index, by the hash of its content or by its name, which is a prefix of the
 * hash.
 */
export function searchFile(hash: string): string {
  return `${SEARCH_FOLDER}/${hash.slice(0, NAME_LENGTH)}.txt`
}

/** Output file of a language's search script, by the hash of its content or its name. */
export function searchModuleFile(hash: string): string {
  return `${SEARCH_FOLDER}/${hash.slice(0, NAME_LENGTH)}.js`
}
