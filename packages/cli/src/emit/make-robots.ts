/** `robots.txt`: everything may be read, or nothing on a site that asks not to be indexed. */
export function makeRobots(sitemapAddress: string, isSiteIndexed: boolean): string {
  return isSiteIndexed ? `User-agent: *\nAllow: /\n\nSitemap: ${sitemapAddress}\n` : 'User-agent: *\nDisallow: /\n'
}
