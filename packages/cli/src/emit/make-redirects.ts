/** A redirect with both addresses finished (base URL applied). */
export interface Redirect {
  readonly from: string
  readonly to: string
}

/** `_redirects` as static hosts read it, one permanent redirect a line, in the order of their sources. */
export function makeRedirects(redirects: readonly Redirect[]): string {
  const lines = redirects.map(({ from, to }) => `${encodeURI(from)} ${encodeURI(to)} 301\n`)
  return lines.sort().join('')
}
