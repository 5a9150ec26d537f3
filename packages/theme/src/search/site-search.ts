import type { Text } from '@docgen/renderer/contract'
import type { FoundHits } from '@docgen/renderer/light'
import type { PageLoader } from '../client/page-loader.js'
import type { VersionPreference } from '../client/versions.js'
import type { SearchClient, SearchContext } from './create-search-client.js'
import { openBrowserSearch } from './open-browser-search.js'
import { readSearchSetup, type SearchSetup } from './read-search-setup.js'
import { findContext, makeSearchHref } from './search-href.js'

/** What the search takes from the page's script. */
export interface SearchOutside {
  readonly loader: PageLoader
  readonly parse: (html: string) => Document
  /** The version that is searched on pages that belong to none. */
  readonly preference: VersionPreference
  readonly loadVersions: () => Promise<typeof import('../client/versions.js')>
}

/** Where the reader searches from. */
export interface ReaderPlace {
  readonly setup: SearchSetup
  readonly version: string
  /** The part of the site that the page belongs to. */
  readonly context: SearchContext | undefined
}

/** The search as the page that is shown needs it. Every failure rejects, and the next call tries again. */
export interface SiteSearch {
  /** Finds out where the reader is, and downloads what the first question needs. */
  readonly open: () => Promise<ReaderPlace>
  /** For a reader who comes back to a field: pages that were published since are found from the next question on. */
  readonly renew: () => void
  /** The texts of the search, once they are known: before the index is. */
  readonly text: () => Text | undefined
  /** Hits of the bar; `undefined` where another question has followed. */
  readonly ask: (text: string, place: ReaderPlace, size: AnswerSize) => Promise<FoundHits | undefined>
  /** Address of the search page with an answer. */
  readonly hrefOf: (text: string, place: ReaderPlace, context: SearchContext | undefined) => string
}

/** How much of an answer is wanted. */
export interface AnswerSize {
  readonly limit: number
  /** How many pages are wanted, with all of their hits; all pages where absent. */
  readonly pages?: number
  /** Characters of a snippet. */
  readonly snippetLength: number
}

/** Makes the search of this window; nothing is downloaded before `open`. */
export function createSiteSearch({ loader, parse, ...versions }: SearchOutside): SiteSearch {
  // The script lies in a folder of the site's start.
  const { pathname } = new URL('../', import.meta.url)
  let client: SearchClient | undefined
  let known: { readonly html: string; readonly setup: SearchSetup } | undefined
  const open = async (): Promise<ReaderPlace> => {
    client ??= openBrowserSearch(pathname)
    const [html, version] = await Promise.all([loadSearchPage(loader), findVersion(versions)])
    if (known?.html !== html) known = { html, setup: readSearchSetup(parse(html)) }
    const { setup } = known
    await client.load({ locale: setup.locale, version })
    const base = searchPage().replace(/search(?:\.html|\/)?$/, '')
    const path = location.pathname.slice(base.length).replace(/(?:\/?index)?\.html$/, '')
    return { setup, version, context: findContext({ path, version }, setup.contexts) }
  }
  return {
    open,
    renew: () => void client?.renew(),
    text: () => known?.setup.text,
    ask: async (text, { setup, version, context }, size) => {
      client ??= openBrowserSearch(pathname)
      return client.query({ text, locale: setup.locale, version, ...(context && { context: context.path }), ...size })
    },
    hrefOf: (text, { version }, context) => makeSearchHref(searchPage(), { text, context: context?.path, version }),
  }
}

/** Path of the search page in the page's language: where every search form leads. */
function searchPage(): string {
  return document.querySelector('.search-form')?.getAttribute('action') ?? location.pathname
}

/** Without a network the page of an earlier visit will do. */
async function loadSearchPage(loader: PageLoader): Promise<string> {
  const url = new URL(searchPage(), location.href)
  try {
    return (await loader.load(url)).html
  } catch {
    const response = await fetch(url, { headers: { accept: 'text/html' }, cache: 'force-cache' })
    if (!response.ok) throw new Error(`${url.pathname}: ${response.status}`)
    return response.text()
  }
}

/** A page of a version is searched in this version, all others in the one that the reader prefers. */
async function findVersion({
  preference,
  loadVersions,
}: Pick<SearchOutside, 'preference' | 'loadVersions'>): Promise<string> {
  const { docsVersion, docsVersionPath } = document.documentElement.dataset
  if (docsVersion !== undefined) return docsVersionPath ?? ''
  // Other folders of documents have menus of their own: a choice there says nothing of the rest of the site.
  const menu = document.querySelector<HTMLElement>('.dropdown[data-versions$="/docs-versions.json"]')
  if (!menu || preference.read(menu.dataset['follows']) === undefined) return ''
  return (await loadVersions()).findVersionPath(menu, preference)
}
