import type { Element, ElementContent } from 'hast'
import type { RenderContext } from './context.js'
import { elementHtml } from './element-html.js'

/**
 * Renders the list of footnotes with its UI strings: the heading for screen readers, and the labels of the back links.
 */
export function renderFootnotes(element: Element, context: RenderContext): string {
  const html = element.children.map((child) =>
    isHeading(child) ? renderFootnotesTitle(child, context) : context.render([child], { isNested: true }),
  )
  return elementHtml({ ...element, properties: { ...element.properties, dataFootnotes: '' } }, html.join(''), context)
}

function isHeading(node: ElementContent): node is Element {
  return node.type === 'element' && node.tagName === 'h2'
}

function renderFootnotesTitle({ properties }: Element, context: RenderContext): string {
  const { anchors, markers } = context.draft
  if (typeof properties['id'] === 'string') anchors.push(properties['id'])
  const heading = { tagName: 'div', properties: { ...properties, role: 'heading', ariaLevel: 2 } }
  return elementHtml(heading, markers.text('theme.Footnotes.title'), context)
}

/** Renders a footnote number, or the arrow back from it. */
export function renderFootnoteLink(element: Element, context: RenderContext): string {
  const { dataFootnoteBackref, ariaLabel } = element.properties
  const html = context.render(element.children, { isSilent: true })
  if (dataFootnoteBackref === undefined)
    return elementHtml({ ...element, properties: { ...element.properties, dataFootnoteRef: '' } }, html, context)
  const reference = String(ariaLabel ?? '').replace(/^\D+/, '')
  const label = context.draft.markers.text('theme.Footnotes.backAriaLabel', { reference })
  return elementHtml({ ...element, properties: { ...element.properties, ariaLabel: label } }, html, context)
}

/** Whether a link belongs to Markdown's footnotes. */
export function isFootnoteLink({ properties }: Element): boolean {
  return properties['dataFootnoteRef'] !== undefined || properties['dataFootnoteBackref'] !== undefined
}
