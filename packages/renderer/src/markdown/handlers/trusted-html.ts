import type { Element } from 'hast'
import { attributesHtml } from '../../html/escape-html.js'
import { VOID_TAGS } from '../../html/void-tags.js'
import { checkPolicy } from '../check/check-policy.js'
import type { Draft } from '../draft.js'
import { attributesOf } from '../html/attributes-of.js'
import { isMovable, withoutStyle } from '../html/style-attribute.js'
import { isUnsafeAttribute, unsafeElement } from '../html/unsafe-html.js'
import { linkKind } from '../link-kind.js'

/** Elements that contain a script or styles instead of HTML: their text is not escaped. */
const SCRIPT_TAGS: ReadonlySet<string> = new Set(['script', 'style'])

/** Whether an element, or one of its attributes, is rejected in untrusted HTML. */
export function needsTrust(element: Element): boolean {
  return (
    unsafeElement(element, false) !== undefined ||
    Object.keys(element.properties).some((name) => isUnsafeAttribute(element, name))
  )
}

/** Renders a trusted element: its tags with all attributes, and its content like the content of other elements. */
export function renderTrusted(element: Element, draft: Draft): string {
  const { tagName } = element
  checkPolicy(element, draft)
  const start = `<${tagName}${attributesHtml(attributesOf(withHoles(element, draft)))}>`
  if (VOID_TAGS.has(tagName)) return start
  if (SCRIPT_TAGS.has(tagName)) {
    const text = element.children.map((child) => (child.type === 'text' ? child.value : '')).join('')
    return `${start}${text}</${tagName}>`
  }
  // Browsers skip a line ending right after these two tags, as docgen's HTML parser did.
  const lineEnd = tagName === 'textarea' || tagName === 'pre' ? '\n' : ''
  const children = tagName === 'template' ? (element.content?.children ?? []) : element.children
  const content = draft.render(children, { isSilent: tagName === 'template' || draft.isSilent })
  return `${start}${lineEnd}${content}</${tagName}>`
}

/** Returns the element's properties, with holes for URLs of pages and files, and with a class for its inline style. */
function withHoles(element: Element, draft: Draft): Element['properties'] {
  const { tagName } = element
  const { compilation, markers } = draft
  const isStyled = 'style' in element.properties && isMovable(element, compilation)
  const properties = isStyled ? withoutStyle(element.properties, compilation) : { ...element.properties }
  for (const name of tagName === 'object' ? ['data'] : ['href', 'src', 'poster']) {
    const url = properties[name]
    if (typeof url !== 'string' || linkKind(url) !== 'page') continue
    const link = draft.link(tagName === 'img' ? 'image' : 'link', url, { ...element, isHtml: true })
    properties[name] = markers.hole({ kind: 'link', link })
  }
  return properties
}
