import type { Element } from 'hast'
import { checkLocalUrl } from '../check/check-local-url.js'
import { checkSecureUrl } from '../check/check-secure-url.js'
import type { Draft } from '../draft.js'
import { elementHtml } from '../html/element-html.js'
import { linkKind } from '../link-kind.js'
import { rebaseLink } from '../rebase-link.js'

const URL_ATTRIBUTES = ['src', 'poster'] as const

/** Renders video, audio, and their sources and tracks; URLs of the site's files become holes. */
export function renderMedia(element: Element, draft: Draft): string {
  const properties = { ...element.properties }
  for (const name of URL_ATTRIBUTES) {
    const rawUrl = properties[name]
    if (typeof rawUrl !== 'string') continue
    const url = rebaseLink(rawUrl, draft.compilation.options.linkBase)
    properties[name] = url
    checkSecureUrl(element, url, draft)
    checkLocalUrl(element, url, draft)
    if (linkKind(url) !== 'page') continue
    properties[name] = draft.markers.hole({ kind: 'link', link: draft.link('link', url, { ...element, isHtml: true }) })
  }
  return elementHtml({ ...element, properties }, draft.render(element.children), draft)
}
