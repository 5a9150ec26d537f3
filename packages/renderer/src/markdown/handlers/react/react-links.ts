import { trimUrl } from '../../../contract/trim-url.js'
import { escapeHtml, unescapeHtml } from '../../../html/escape-html.js'
import { linkKind } from '../../link-kind.js'
import type { RenderedContext } from './react-messages.js'

// React emits a preload link before an image.
const TAG = /<(?:a\s|img\s|link rel="preload" as="image")[^<>]*>/g
const URL_ATTRIBUTE = /(\s(?:href|src)=")([^"\u0000]*)(?=")/

/**
 * Replaces the URLs of `<a href>` and `<img src>` that components rendered with holes, so that they are resolved and
 * checked as in Markdown. Links to a part of the page and external URLs stay.
 */
export function resolveReactLinks(
  html: string,
  { draft, element }: Pick<RenderedContext, 'draft' | 'element'>,
): string {
  if (!html.includes('<a ') && !html.includes('<img ')) return html
  const { markers } = draft
  return html.replace(TAG, (tag) =>
    tag.replace(URL_ATTRIBUTE, (_whole, start: string, rawHref: string) => {
      const href = trimUrl(unescapeHtml(rawHref))
      const isLink = tag.startsWith('<a')
      const isUrl = start.includes(tag.startsWith('<img') ? 'src' : 'href')
      if (!isUrl || href === '' || href.startsWith('#') || linkKind(href) !== 'page')
        return `${start}${escapeHtml(href)}`
      const link = draft.link(isLink ? 'link' : 'image', href, { ...element, isHtml: true })
      return start + markers.hole({ kind: 'link', link })
    }),
  )
}
