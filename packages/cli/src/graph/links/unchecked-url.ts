const PROTOCOL = 'pathname://'
/** How a `<Link>` to `pathname://` with `autoAddBaseUrl={false}` is written. */
const WHOLE = 'pathname-whole://'

/** The URL of an unchecked link, `pathname:///other-app`, below the base URL; `undefined` for all other links. */
export function uncheckedUrl(href: string, baseUrl: string): string | undefined {
  if (href.startsWith(WHOLE)) return href.slice(WHOLE.length)
  if (!href.startsWith(PROTOCOL)) return undefined
  const path = href.slice(PROTOCOL.length)
  return path.startsWith(baseUrl) ? path : baseUrl + path.replace(/^\/+/, '')
}
