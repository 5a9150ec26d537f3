/** Normalizes a canonical URL: removes the file extension and trailing slash, which the host decides. */
export function readUrl(url: string): string {
  return url.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '')
}
