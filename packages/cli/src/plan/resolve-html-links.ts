import { resolveSiteHref, type SitePlace } from './resolve-site-href.js'

const ADDRESS = /(<(?:a|area|audio|img|source|video)\b[^>]*?\s(?:href|src)\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi

/** HTML of the config with the addresses of its links and pictures as the pages have them. */
export function resolveHtmlLinks(html: string, place: SitePlace): string {
  return html.replace(ADDRESS, (whole: string, start: string, ...values: readonly (string | undefined)[]) => {
    const written = values[0] ?? values[1] ?? values[2] ?? ''
    const href = resolveSiteHref(written, place)
    return href === written ? whole : `${start}"${href.replace(/"/g, '&quot;')}"`
  })
}
