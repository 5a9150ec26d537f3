/** A canonical address without what a host decides: the ending of files and the slash at the end. */
export function readAddress(address: string): string {
  return address.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '')
}
