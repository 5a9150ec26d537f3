/** Maximum number of kept pages; the least recently requested one is evicted first. */
const KEPT_PAGES = 40
/** Age after which a kept page is requested again if the browser is online, in milliseconds. */
const FRESH_TIME = 300_000

/** A page as the server sent it. */
export interface LoadedPage {
  /** The whole document; kept as text, because showing it moves its nodes. */
  readonly html: string
  /** Its final URL, after redirects and other spellings. */
  readonly url: URL
}

/** Loads pages and keeps each for a while. */
export interface PageLoader {
  /**
   * Returns the page at a URL, kept or fetched with the given options. Rejects if there is no HTML, and does not keep
   * the failure.
   */
  readonly load: (url: URL, options?: RequestInit) => Promise<LoadedPage>
  /** The kept pages, the last requested one last; some may still be loading. */
  readonly kept: () => readonly Promise<LoadedPage>[]
}

interface Entry {
  readonly time: number
  readonly page: Promise<LoadedPage>
}

/** Creates an empty loader. */
export function createPageLoader(): PageLoader {
  const entries = new Map<string, Entry>()

  const load = (url: URL, options?: RequestInit): Promise<LoadedPage> => {
    const key = url.origin + url.pathname + url.search
    const cachedEntry = entries.get(key)
    entries.delete(key)
    const entry =
      cachedEntry && (Date.now() - cachedEntry.time < FRESH_TIME || !navigator.onLine)
        ? cachedEntry
        : { time: Date.now(), page: fetchPage(url, options) }
    entries.set(key, entry)
    entry.page.catch(() => entries.get(key) === entry && entries.delete(key))
    const [oldest] = entries.keys()
    if (entries.size > KEPT_PAGES && oldest !== undefined) entries.delete(oldest)
    return entry.page
  }

  /** Requests the URL and, if it does not exist, its plain path; returns the not-found page if neither exists. */
  const fetchPage = async (url: URL, options?: RequestInit): Promise<LoadedPage> => {
    const response = await fetch(url, { headers: { accept: 'text/html' }, ...options })
    const other = response.status === 404 && plainPath(url.pathname)
    if (other && other !== url.pathname) {
      const page = await load(new URL(other + url.search, url)).catch(() => undefined)
      if (page && !isNotFound(page)) return page
    }
    const isPage = (response.ok || response.status === 404) && /html/.test(response.headers.get('content-type') ?? '')
    if (!isPage) throw new Error(`${response.status} ${url.pathname}`)
    return { html: await response.text(), url: new URL(response.url) }
  }

  return { load, kept: () => [...entries.values()].map(({ page }) => page) }
}

function isNotFound({ html }: LoadedPage): boolean {
  return /^<!doctype html><html[^>]*\bkind-not-found\b/.test(html)
}

/** A path without `.html`, `/index`, `/index.html` and trailing slashes; `/` for the root. */
export function plainPath(path: string): string {
  return path.replace(/(?:\/index)?\.html$|\/index$/, '').replace(/(^|[^/])\/+$/, '$1') || '/'
}
