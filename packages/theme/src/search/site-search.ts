import { POLICY_NAME, SEARCH_MANIFEST_ID, type Text } from '@docgen/renderer/contract'
import type { HitList } from '@docgen/renderer/search'

import type { PageLoader } from '../client/navigation/page-loader.js'
import type { VersionPreference } from '../client/versions.js'
import type { SearchThread } from './connect-thread.js'
import { createSearchClient, type SearchClient, type SearchContext } from './create-search-client.js'
import { readSearchSetup, type SearchSetup } from './read-search-setup.js'
import { createSearchHref, findContext } from './search-href.js'
import type { ThreadResponse } from './search-message.js'

/** Dependencies that the search receives from the page's script. */
export interface SearchDependencies {
  readonly loader: PageLoader
  readonly parse: (html: string) => Document
  /** The version to search on pages that belong to no version. */
  readonly preference: VersionPreference
  readonly loadVersions: () => Promise<typeof import('../client/versions.js')>
}

/** The version and context that the reader searches from. */
export interface ReaderScope {
  readonly setup: SearchSetup
  /** Path of a docs version, such as `1.0/`; empty for the latest. */
  readonly version: string
  /** The context that the page belongs to. */
  readonly context: SearchContext | undefined
}

/** The search as the current page uses it. Every failure rejects; the next call retries. */
export interface SiteSearch {
  /** Starts the thread and downloads the manifest, while something else is loading. */
  readonly start: () => void
  /** Determines the reader's scope and downloads the files that the first query needs. */
  readonly open: () => Promise<ReaderScope>
  /** Call when the reader returns to a field: the next query finds pages published since. */
  readonly renew: () => void
  /** Paths of the versions that can be searched in a language. The path of the latest is empty. */
  readonly versions: (setup: SearchSetup) => Promise<readonly string[]>
  /** The UI strings of the search; `undefined` until the search page has loaded, which is before the index. */
  readonly text: () => Text | undefined
  /** Hits of a query; `undefined` if another query followed. */
  readonly query: (text: string, scope: ReaderScope, size: HitsRange) => Promise<HitList | undefined>
  /** URL of the search page with results. */
  readonly hrefOf: (text: string, scope: ReaderScope, context: SearchContext | undefined) => string
}

/** Which hits to return. */
export interface HitsRange {
  readonly limit: number
  /** Number of pages to return, with all of their hits; all pages if absent. */
  readonly pages?: number
  /** Breadcrumbs of the part of the site that the hits must be in. */
  readonly section?: readonly string[]
  /** Characters of a snippet. */
  readonly snippetLength: number
}

/** Creates the search of this window. Nothing is downloaded before the first call. */
export function createSiteSearch({ loader, parse, ...versions }: SearchDependencies): SiteSearch {
  // The script is in a folder directly below the site's root.
  const { pathname } = new URL('../', import.meta.url)
  let client: SearchClient | undefined
  let parsedPage: ParsedPage | undefined
  const readPage = async (): Promise<ParsedPage> => {
    const html = await loadSearchPage(loader)
    if (parsedPage?.html !== html) {
      const page = parse(html)
      parsedPage = { html, setup: readSearchSetup(page), manifest: findManifest(page) }
    }
    return parsedPage
  }
  const readEmbedded = async (): Promise<string | undefined> =>
    document.querySelector('.page-search') ? findManifest(document) : (await readPage()).manifest
  const start = (): SearchClient => {
    client ??= openBrowserSearch(pathname, readEmbedded)
    void client.start()
    return client
  }
  const open = async (): Promise<ReaderScope> => {
    const opened = start()
    const [{ setup }, version] = await Promise.all([readPage(), findVersion(versions)])
    await opened.load({ locale: setup.locale, version })
    // In an exported archive, URLs are relative.
    const { pathname: page } = new URL(searchPage(), location.href)
    const base = page.replace(/search(?:\.html|\/(?:index\.html)?)?$/, '')
    const path = location.pathname.slice(base.length).replace(/(?:\/?index)?\.html$/, '')
    return { setup, version, context: findContext({ path, version }, setup.contexts) }
  }
  return {
    start: () => void start(),
    open,
    renew: () => void (parsedPage && client?.renew()),
    versions: ({ locale }) => start().versions(locale),
    text: () => parsedPage?.setup.text,
    query: async (text, { setup, version, context }, size) => {
      return start().query({ text, locale: setup.locale, version, ...(context && { context: context.path }), ...size })
    },
    hrefOf: (text, { version }, context) => createSearchHref(searchPage(), { text, context: context?.path, version }),
  }
}

/** The data that other pages read from the search page. */
interface ParsedPage {
  readonly html: string
  readonly setup: SearchSetup
  readonly manifest: string | undefined
}

/** The text of the manifest that a search page contains, if any. */
function findManifest(page: Document): string | undefined {
  return page.getElementById(SEARCH_MANIFEST_ID)?.textContent ?? undefined
}

/** Path of the search page in the page's language: the target of every search form. */
function searchPage(): string {
  return document.querySelector('.search-form')?.getAttribute('action') ?? location.pathname
}

/** Loads the HTML of the search page. Offline, falls back to the page of an earlier visit. */
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

/**
 * Path of the version to search: the version of the page, or else the reader's preferred version; empty for the latest.
 */
async function findVersion({
  preference,
  loadVersions,
}: Pick<SearchDependencies, 'preference' | 'loadVersions'>): Promise<string> {
  const { docsVersion, docsVersionPath } = document.documentElement.dataset
  if (docsVersion !== undefined) return docsVersionPath ?? ''
  // Other docs folders have separate version menus, whose choice does not apply to the rest of the site.
  const menu = document.querySelector<HTMLElement>('.dropdown[data-versions$="/docs-versions.json"]')
  if (!menu || preference.read(menu.dataset['follows']) === undefined) return ''
  return (await loadVersions()).findVersionPath(menu, preference)
}

/** The search of the site in this browser. `baseUrl` starts and ends with a slash. */
export function openBrowserSearch(baseUrl: string, readEmbedded?: () => Promise<string | undefined>): SearchClient {
  return createSearchClient({
    readManifest: () => readManifest(`${baseUrl}docgen-search.json`),
    ...(readEmbedded && { readEmbedded }),
    startThread,
    expected: new URL(import.meta.url).pathname,
  })
}

/** Requests the manifest again each time, so that a new index is found. Offline, falls back to the cached manifest. */
async function readManifest(href: string): Promise<string> {
  const response = await fetch(href, { cache: 'no-cache' }).catch(() => fetch(href, { cache: 'force-cache' }))
  if (!response.ok) throw new Error(`${href}: ${response.status}`)
  return response.text()
}

/** Starts the thread. The page's security policy accepts only a trusted URL, created under this policy name. */
function startThread(href: string): SearchThread {
  const workerUrl = new URL(href, location.href)
  if (workerUrl.origin !== location.origin) throw new Error(`Unexpected URL of the search: ${workerUrl.href}`)
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypeFactory }
  const policy = trustedTypes?.createPolicy(POLICY_NAME, { createScriptURL: (url) => url })
  const worker = new Worker((policy?.createScriptURL(workerUrl.href) ?? workerUrl.href) as string, { type: 'module' })
  return {
    send: (request) => worker.postMessage(request),
    listen: (onResponse, onFailure) => {
      worker.addEventListener('message', ({ data }: MessageEvent<ThreadResponse>) => onResponse(data))
      worker.addEventListener('error', ({ message }) => onFailure(message))
    },
    end: () => worker.terminate(),
  }
}

interface TrustedTypeFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => unknown }
}
