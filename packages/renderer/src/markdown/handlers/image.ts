import type { Element, Properties } from 'hast'
import { checkLocalUrl } from '../check/check-local-url.js'
import { checkSecureUrl } from '../check/check-secure-url.js'
import { reportMissingAlternative } from '../check/report-missing-alternative.js'
import { attributesOf } from '../html/attributes-of.js'
import { linkKind } from '../link-kind.js'
import { rebaseLink } from '../rebase-link.js'
import type { RenderContext } from './context.js'
import { elementHtml } from './element-html.js'

/** Renders an image of the site as a hole, one of another site as a lazy element. */
export function renderImage(element: Element, context: RenderContext): string {
  const { draft } = context
  const { src: written, ...attributes } = element.properties
  const rest = { alt: '', ...attributes }
  const isFirst = draft.imageCount++ === 0
  if (attributes['alt'] === undefined) reportMissingAlternative(element, context)
  if (typeof written !== 'string') return elementHtml(element, '', context)
  const src = rebaseLink(written, draft.compilation.options.linkBase)
  checkSecureUrl(element, src, context)
  const kind = linkKind(src)
  if (kind === 'other') checkLocalUrl(element, src, context)
  if (kind !== 'page') return elementHtml({ ...element, properties: lateProperties({ src, ...rest }) }, '', context)
  const link = context.link('image', src, element)
  return draft.markers.hole({ kind: 'image', link, attributes: attributesOf(rest), isLazy: !isFirst })
}

function lateProperties(properties: Properties): Properties {
  return { loading: 'lazy', decoding: 'async', ...properties }
}
