/** The URL of a proxy that forwards to a target. */
export function forwardedUrl(proxy: string, target: string): string {
  const url = new URL(proxy, location.href)
  url.searchParams.set('url', target)
  return url.href
}
