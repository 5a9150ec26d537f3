import { escapeHtml, type Page } from '@docgen/renderer/contract'

/** `sitemap.xml` of all indexed pages by their canonical URL, in the order of their routes. */
export function createSitemap(pages: readonly Page[]): string {
  const listed = pages
    .filter(
      ({ kind, head }) => head.isIndexed && head.canonical !== undefined && kind !== 'search' && kind !== 'not-found',
    )
    .map(({ head }) => head.canonical ?? '')
  // A page of an old version may have a page of the last version as canonical.
  const locations = [...new Set(listed)].sort()
  const urls = locations.map((location) => `  <url><loc>${escapeHtml(location)}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
}

/** `robots.txt`: allows everything, or nothing on a site with `noIndex`. */
export function createRobots(sitemapUrl: string, isSiteIndexed: boolean): string {
  return isSiteIndexed ? `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n` : 'User-agent: *\nDisallow: /\n'
}
