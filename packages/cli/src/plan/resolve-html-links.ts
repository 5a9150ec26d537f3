import { moveHtmlStyles } from './move-html-styles.js'
import { resolveSiteHref, type SitePlace } from './resolve-site-href.js'

const ADDRESS =
  /(<(?:a|area|audio|img|source|video)\b[^<>]*?\s(?:href|src)\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi

/** HTML of the config, ready for pages: links and images have the site's URLs, inline styles are classes. */
export function resolveHtmlLinks(html: string, place: SitePlace): string {
  return moveHtmlStyles(html).replace(
    ADDRESS,
    (whole: string, start: string, ...values: readonly (string | undefined)[]) => {
      const written = values[0] ?? values[1] ?? values[2] ?? ''
      const href = resolveSiteHref(written, place)
      return href === written ? whole : `${start}"${href.replace(/"/g, '&quot;')}"`
    },
  )
}
