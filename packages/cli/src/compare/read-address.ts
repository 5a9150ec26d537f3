/** Normalizes a canonical URL: removes the file extension and trailing slash, which the host decides. */
export function readAddress(url: string): string {
  return url.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '')
}
