const PROTOCOL = 'pathname://'

/** The address of a link that nobody is to look after, `pathname:///other-app`, below the base URL; `undefined` for all other links. */
export function uncheckedAddress(href: string, baseUrl: string): string | undefined {
  if (!href.startsWith(PROTOCOL)) return undefined
  const path = href.slice(PROTOCOL.length)
  return path.startsWith(baseUrl) ? path : baseUrl + path.replace(/^\/+/, '')
}
