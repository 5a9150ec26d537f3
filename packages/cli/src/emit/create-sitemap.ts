import { escapeHtml, type Page } from '@docgen/renderer/contract'
import { type Artifact, deferredFile } from './artifact.js'

const START = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Limits of one sitemap: https://www.sitemaps.org/protocol.html. Its 50 MB are 52,428,800 bytes. */
const LIMITS: SitemapLimits = { urls: 50_000, bytes: 52_428_800 }

/** Bytes of a sitemap around its URLs, at most. */
const FRAME_BYTES = 200

/** Maximum numbers in one sitemap. */
export interface SitemapLimits {
  readonly urls: number
  readonly bytes: number
}

/** Inputs of the sitemaps. */
export interface SitemapInput {
  readonly pages: readonly Page[]
  /** URL of the output folder, which ends in a slash. */
  readonly base: string
  readonly limits?: SitemapLimits
}

/**
 * Creates `sitemap.xml` with the canonical URLs of all indexed pages, sorted, with the date of the last change if it is
 * known. If they are too many for one file, it lists `sitemap-1.xml`, `sitemap-2.xml` and so on, which contain them.
 */
export function createSitemaps({ pages, base, limits = LIMITS }: SitemapInput): readonly Artifact[] {
  // Few pages fit into one file for sure, so it is written only when something reads it.
  if (pages.length <= limits.urls / 10) return [deferredFile('sitemap.xml', () => wrapUrls(listUrls(pages)))]
  const parts = splitUrls(listUrls(pages), limits)
  if (parts.length < 2) return [{ file: 'sitemap.xml', bytes: wrapUrls(parts[0] ?? []) }]
  const files = parts.map((urls, index) => ({ file: `sitemap-${index + 1}.xml`, bytes: wrapUrls(urls) }))
  const lines = files.map(({ file }) => `  <sitemap><loc>${escapeHtml(base + file)}</loc></sitemap>\n`)
  return [
    { file: 'sitemap.xml', bytes: `${START}<sitemapindex xmlns="${NAMESPACE}">\n${lines.join('')}</sitemapindex>\n` },
    ...files,
  ]
}

function wrapUrls(urls: readonly string[]): string {
  return `${START}<urlset xmlns="${NAMESPACE}">\n${urls.join('')}</urlset>\n`
}

function listUrls(pages: readonly Page[]): readonly string[] {
  // Canonical URL → date of its page, even if pages of older versions have the same canonical URL.
  const dates = new Map<string, string | undefined>()
  for (const page of pages) {
    const { canonical, isIndexed } = page.head
    if (!isIndexed || canonical === undefined || page.kind === 'search' || page.kind === 'not-found') continue
    const isCanonical = canonical.endsWith(page.href)
    if (isCanonical || !dates.has(canonical)) dates.set(canonical, isCanonical ? dateOf(page) : undefined)
  }
  return [...dates]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([location, date]) => {
      const changed = date === undefined ? '' : `<lastmod>${escapeHtml(date)}</lastmod>`
      return `  <url><loc>${escapeHtml(location)}</loc>${changed}</url>\n`
    })
}

function splitUrls(urls: readonly string[], limits: SitemapLimits): readonly (readonly string[])[] {
  const parts: string[][] = []
  let part: string[] = []
  let bytes = FRAME_BYTES
  for (const url of urls) {
    const size = Buffer.byteLength(url)
    if (part.length > 0 && (part.length >= limits.urls || bytes + size > limits.bytes)) {
      parts.push(part)
      part = []
      bytes = FRAME_BYTES
    }
    part.push(url)
    bytes += size
  }
  return [...parts, part]
}

/** Date of the last change, in RFC 3339, which search engines accept; undefined if it is unknown. */
function dateOf({ lastUpdate, post, date }: Page): string | undefined {
  return lastUpdate?.date ?? post?.date ?? date
}

/** Creates `robots.txt`, which allows everything, or nothing on a site with `noIndex`. */
export function createRobots(sitemapUrl: string, isSiteIndexed: boolean): string {
  return isSiteIndexed ? `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n` : 'User-agent: *\nDisallow: /\n'
}
