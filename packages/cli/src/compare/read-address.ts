/** Normalizes a canonical URL: removes the file extension and trailing slash, which the host decides. */
export function readAddress(address: string): string {
  return address.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '')
}
