const PROTOCOL = 'pathname://'
/** What a `<Link>` to `pathname://` with `autoAddBaseUrl={false}` is written as. */
const WHOLE = 'pathname-whole://'

/** The address of a link that nobody is to look after, `pathname:///other-app`, below the base URL; `undefined` for all other links. */
export function uncheckedAddress(href: string, baseUrl: string): string | undefined {
  if (href.startsWith(WHOLE)) return href.slice(WHOLE.length)
  if (!href.startsWith(PROTOCOL)) return undefined
  const path = href.slice(PROTOCOL.length)
  return path.startsWith(baseUrl) ? path : baseUrl + path.replace(/^\/+/, '')
}
