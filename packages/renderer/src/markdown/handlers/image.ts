import type { Element, Properties } from 'hast'
import type { Image } from 'mdast'
import { checkLocalUrl } from '../check/check-local-url.js'
import { checkSecureUrl } from '../check/check-secure-url.js'
import type { Draft } from '../draft.js'
import { attributesOf } from '../html/attributes-of.js'
import { createElement } from '../html/create-element.js'
import { elementHtml } from '../html/element-html.js'
import { linkKind } from '../link-kind.js'
import { rebaseLink } from '../rebase-link.js'
import { convertUrl } from './link.js'

/** Converts an image to an element; without `alt` if it has no alternative text, so that it is reported. */
export function convertImage(node: Image, draft: Draft): Element {
  const { url, title, alt } = node
  const element = createElement('img', [], node)
  const properties: Properties = { src: convertUrl(url, draft) }
  if (title !== null && title !== undefined) properties['title'] = title
  if (alt) properties['alt'] = alt
  element.properties = properties
  return element
}

/** Renders an image of the site as a hole, and an image of another site as a lazy element. */
export function renderImage(element: Element, draft: Draft): string {
  const { src: rawSrc, ...attributes } = element.properties
  const imageAttributes = { alt: '', ...attributes }
  const isFirst = draft.imageCount++ === 0
  if (attributes['alt'] === undefined) reportMissingAlternative(element, draft)
  if (typeof rawSrc !== 'string') return elementHtml(element, '', draft)
  const src = rebaseLink(rawSrc, draft.compilation.options.linkBase)
  checkSecureUrl(element, src, draft)
  const kind = linkKind(src)
  if (kind === 'other') checkLocalUrl(element, src, draft)
  if (kind !== 'page')
    return elementHtml({ ...element, properties: lazyProperties({ src, ...imageAttributes }) }, '', draft)
  const link = draft.link('image', src, element)
  return draft.markers.hole({ kind: 'image', link, attributes: attributesOf(imageAttributes), isLazy: !isFirst })
}

/**
 * Reports an image without an alternative text. In HTML, an empty text is allowed; in Markdown, it means that there is
 * none.
 */
function reportMissingAlternative(element: Element, draft: Draft): void {
  draft.report(element, {
    code: 'image-alt',
    message: 'the image has no alternative text',
    hint: !draft.isJsx(element)
      ? 'Describe it between the brackets: ![A chart](…). For decoration, write <img src="…" alt="">'
      : 'Describe what it shows, or write alt="" if it is decorative',
  })
}

function lazyProperties(properties: Properties): Properties {
  return { loading: 'lazy', decoding: 'async', ...properties }
}
