/** Whether a URL has a scheme or a host, so it is no path of the site. */
export function isExternalUrl(url: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)
}
