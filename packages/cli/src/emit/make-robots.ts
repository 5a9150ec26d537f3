/** `robots.txt`: allows everything, or nothing on a site with `noIndex`. */
export function makeRobots(sitemapAddress: string, isSiteIndexed: boolean): string {
  return isSiteIndexed ? `User-agent: *\nAllow: /\n\nSitemap: ${sitemapAddress}\n` : 'User-agent: *\nDisallow: /\n'
}
