import { escapeHtml, unescapeHtml } from '../../render/escape-html.js'
import { linkKind } from '../link-kind.js'
import type { DrawnPlace } from './react-messages.js'

// React asks for images early in a link of its own, before it.
const TAG = /<(?:a\s|img\s|link rel="preload" as="image")[^<>]*>/g
const ADDRESS = /(\s(?:href|src)=")([^"\u0000]*)(?=")/

/**
 * Drawn HTML in which the plain links and images of components lead below the base URL: what `<a href>` and `<img src>` name is looked up and
 * checked as in a document. Anchors, and addresses of other sites, stay as they are.
 */
export function placeReactLinks(html: string, { context, element }: Pick<DrawnPlace, 'context' | 'element'>): string {
  if (!html.includes('<a ') && !html.includes('<img ')) return html
  const { markers, links } = context.draft
  return html.replace(TAG, (tag) =>
    tag.replace(ADDRESS, (_whole, start: string, written: string) => {
      const href = unescapeHtml(written)
      const isLink = tag.startsWith('<a')
      const isAddress = start.includes(tag.startsWith('<img') ? 'src' : 'href')
      if (!isAddress || href === '' || href.startsWith('#') || linkKind(href) !== 'page')
        return `${start}${escapeHtml(href)}`
      const link = context.link(isLink ? 'link' : 'image', href, element)
      const use = links[link]
      if (use) links[link] = { ...use, isPlain: true }
      return start + markers.hole({ kind: 'link', link })
    }),
  )
}
