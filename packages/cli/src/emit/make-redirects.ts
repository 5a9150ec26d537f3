import { encodePath } from '../graph/create-address.js'

/** A redirect with the base URL before both addresses. */
export interface Redirect {
  /** A path as a person reads it. */
  readonly from: string
  /** An address, which may be percent-encoded already. */
  readonly to: string
}

/** `_redirects` as static hosts read it, one permanent redirect a line, in the order of their sources. */
export function makeRedirects(redirects: readonly Redirect[]): string {
  const lines = redirects.map(({ from, to }) => `${encodePath(from)} ${encodeAddress(to)} 301\n`)
  return lines.sort().join('')
}

/** What is encoded stays as it is. */
function encodeAddress(address: string): string {
  return encodeURI(address).replace(/%25(?=[\da-f]{2})/gi, '%')
}
