/** The site's root, derived from the URL of its script. */
const base = new URL('../', import.meta.url)

/** Whether a URL belongs to a page of this site, not to a file of another type or to another site. */
export function isPageOfSite(url: URL): boolean {
  return (
    url.origin === location.origin &&
    (url.origin !== base.origin || url.pathname.startsWith(base.pathname)) &&
    // A version such as 1.58 at the end of a path is not a file extension.
    (/\.html?$/.test(url.pathname) || !/\.[a-z]\w{1,5}$/i.test(url.pathname))
  )
}

/** URL of the page that a link opens in this window; `undefined` unless it is another page of this site. */
export function pageOfLink(link: HTMLAnchorElement): URL | undefined {
  const { href, target, origin } = link
  if (origin !== location.origin || (target !== '' && target !== '_self') || link.hasAttribute('download')) return
  const url = new URL(href)
  return isPageOfSite(url) && url.pathname + url.search !== location.pathname + location.search ? url : undefined
}

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether the connection is slow or the reader saves data, so that pages are not prefetched. */
export function savesData(): boolean {
  const { connection }: Navigator & { readonly connection?: Connection } = navigator
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true
}
