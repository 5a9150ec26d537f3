/** `robots.txt`: allows everything, or nothing on a site with `noIndex`. */
export function makeRobots(sitemapUrl: string, isSiteIndexed: boolean): string {
  return isSiteIndexed ? `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n` : 'User-agent: *\nDisallow: /\n'
}
