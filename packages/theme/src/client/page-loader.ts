/** How many pages are kept; the oldest goes first. */
const KEPT_PAGES = 40
/** After how long a kept page is asked for again, in milliseconds. */
const FRESH_TIME = 300_000

/** A page as it came from the server. */
export interface LoadedPage {
  /** The whole document; kept as text, because showing it takes its nodes away. */
  readonly html: string
  /** Where it was found: redirects and other spellings of an address lead elsewhere than asked. */
  readonly url: URL
}

/** Gets pages, each once for a while. */
export interface PageLoader {
  /** The page at an address, kept or fetched; rejects where there is no HTML, and forgets that it did. */
  readonly load: (url: URL) => Promise<LoadedPage>
}

interface Entry {
  readonly time: number
  readonly page: Promise<LoadedPage>
}

/** Makes a loader with nothing kept yet. */
export function createPageLoader(): PageLoader {
  const entries = new Map<string, Entry>()

  const load = (url: URL): Promise<LoadedPage> => {
    const key = url.origin + url.pathname + url.search
    const known = entries.get(key)
    entries.delete(key)
    const entry = known && Date.now() - known.time < FRESH_TIME ? known : { time: Date.now(), page: fetchPage(url) }
    entries.set(key, entry)
    entry.page.catch(() => entries.get(key) === entry && entries.delete(key))
    const [oldest] = entries.keys()
    if (entries.size > KEPT_PAGES && oldest !== undefined) entries.delete(oldest)
    return entry.page
  }

  /** Asks for the address, then for its other spellings where nothing is there; the not-found page if all fail. */
  const fetchPage = async (url: URL): Promise<LoadedPage> => {
    const response = await fetch(url, { headers: { accept: 'text/html' } })
    const other = response.status === 404 && plainPath(url.pathname)
    if (other && other !== url.pathname) {
      const page = await load(new URL(other + url.search, url)).catch(() => undefined)
      if (page && !isNotFound(page)) return page
    }
    const isPage = (response.ok || response.status === 404) && /html/.test(response.headers.get('content-type') ?? '')
    if (!isPage) throw new Error(`${response.status} ${url.pathname}`)
    return { html: await response.text(), url: new URL(response.url) }
  }

  return { load }
}

function isNotFound({ html }: LoadedPage): boolean {
  return /^<!doctype html><html[^>]*\bkind-not-found\b/.test(html)
}

/** A path without `.html`, `/index.html` and the slash at its end. */
export function plainPath(path: string): string {
  return path.replace(/(?:\/index)?\.html$|\/index$/, '').replace(/(^|[^/])\/+$/, '$1') || '/'
}
