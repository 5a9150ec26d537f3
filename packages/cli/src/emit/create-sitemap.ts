import { escapeHtml, type Page } from '@docgen/renderer/contract'

/**
 * Creates `sitemap.xml` with the canonical URLs of all indexed pages, sorted, with the date of the last change if it is
 * known.
 */
export function createSitemap(pages: readonly Page[]): string {
  // Canonical URL → date of its page, even if pages of older versions have the same canonical URL.
  const dates = new Map<string, string | undefined>()
  for (const page of pages) {
    const { canonical, isIndexed } = page.head
    if (!isIndexed || canonical === undefined || page.kind === 'search' || page.kind === 'not-found') continue
    const isCanonical = canonical.endsWith(page.href)
    if (isCanonical || !dates.has(canonical)) dates.set(canonical, isCanonical ? dateOf(page) : undefined)
  }
  const urls = [...dates]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([location, date]) => {
      const changed = date === undefined ? '' : `<lastmod>${escapeHtml(date)}</lastmod>`
      return `  <url><loc>${escapeHtml(location)}</loc>${changed}</url>\n`
    })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
}

/** Date of the last change, in RFC 3339, which search engines accept; undefined if it is unknown. */
function dateOf({ lastUpdate, post, date }: Page): string | undefined {
  return lastUpdate?.date ?? post?.date ?? date
}

/** Creates `robots.txt`, which allows everything, or nothing on a site with `noIndex`. */
export function createRobots(sitemapUrl: string, isSiteIndexed: boolean): string {
  return isSiteIndexed ? `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n` : 'User-agent: *\nDisallow: /\n'
}
