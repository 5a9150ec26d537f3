import type { Element, ElementContent } from 'hast'
import { attributesHtml } from '../../render/attributes-html.js'
import type { Place } from '../draft.js'
import { VOID_TAGS } from '../draw/write-html.js'
import { attributesOf } from '../html/attributes-of.js'
import { isMovable, withoutStyle } from '../html/style-attribute.js'
import { isUnsafeAttribute, unsafeElement } from '../html/unsafe-html.js'
import { linkKind } from '../link-kind.js'

/** Elements whose text is no HTML, and is not to be escaped. */
const SCRIPT_TAGS: ReadonlySet<string> = new Set(['script', 'style'])

/** Whether an element is one that React would change, move or leave out: exactly what is refused where HTML is not trusted. */
export function needsTrust(element: Element): boolean {
  return (
    unsafeElement(element, false) !== undefined ||
    Object.keys(element.properties).some((name) => isUnsafeAttribute(element, name))
  )
}

/** Puts the tags of a trusted element into the page as they are; its content is finished like any other. */
export function finishTrusted(element: Element, place: Place): ElementContent[] {
  const { tagName } = element
  const { markers } = place.draft
  const start = `<${tagName}${attributesHtml(attributesOf(withHoles(element, place)))}>`
  if (VOID_TAGS.has(tagName)) return [{ type: 'text', value: markers.html(start) }]
  const end = `</${tagName}>`
  if (SCRIPT_TAGS.has(tagName)) {
    const text = element.children.map((child) => (child.type === 'text' ? child.value : '')).join('')
    return [{ type: 'text', value: markers.html(start + text + end) }]
  }
  // The parser of the browser skips a line ending right after these two tags, as the parser here has done.
  const lineEnd = tagName === 'textarea' || tagName === 'pre' ? '\n' : ''
  const children = tagName === 'template' ? (element.content?.children ?? []) : element.children
  return [
    { type: 'text', value: markers.html(start + lineEnd) },
    ...place.finish(children, { isSilent: tagName === 'template' || place.isSilent }),
    { type: 'text', value: markers.html(end) },
  ]
}

/** The element's properties, with holes for addresses of pages and files of the site, and a class for its inline style. */
function withHoles(element: Element, place: Place): Element['properties'] {
  const { tagName } = element
  const { compilation } = place.draft
  const isStyled = 'style' in element.properties && isMovable(element, compilation)
  const properties = isStyled ? withoutStyle(element.properties, compilation) : { ...element.properties }
  for (const name of ['href', 'src', 'poster']) {
    const address = properties[name]
    if (typeof address !== 'string' || linkKind(address) !== 'page') continue
    const link = place.link(tagName === 'img' ? 'image' : 'link', address, element)
    properties[name] = place.draft.markers.hole({ kind: 'link', link })
  }
  return properties
}
