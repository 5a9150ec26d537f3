import type { Element, ElementContent } from 'hast'
import type { Place } from '../draft.js'

/** Gives the list of footnotes its texts: the heading that only screen readers hear, and the names of the links back. */
export function finishFootnotes(element: Element, place: Place): ElementContent[] {
  const { text } = place.draft.markers
  const children = element.children.map((child): ElementContent => {
    if (child.type !== 'element' || child.tagName !== 'h2') return child
    return {
      ...child,
      tagName: 'div',
      properties: { ...child.properties, role: 'heading', ariaLevel: 2 },
      children: [],
    }
  })
  const title = text('theme.Footnotes.title')
  const finished = place.finish(children, { isNested: true })
  for (const child of finished) {
    if (child.type === 'element' && child.properties['id'] === 'footnote-label')
      child.children = [{ type: 'text', value: title }]
  }
  return [{ ...element, properties: { ...element.properties, dataFootnotes: '' }, children: finished }]
}

/** A number that leads to a footnote, or the arrow back from it. */
export function finishFootnoteLink(element: Element, place: Place): ElementContent[] {
  const { dataFootnoteBackref, ariaLabel } = element.properties
  const children = place.finish(element.children, { isSilent: true })
  if (dataFootnoteBackref === undefined) {
    return [{ ...element, properties: { ...element.properties, dataFootnoteRef: '' }, children }]
  }
  const reference = String(ariaLabel ?? '').replace(/^\D+/, '')
  const label = place.draft.markers.text('theme.Footnotes.backAriaLabel', { reference })
  return [{ ...element, properties: { ...element.properties, ariaLabel: label }, children }]
}

/** Whether a link was made by the footnotes of Markdown. */
export function isFootnoteLink({ properties }: Element): boolean {
  return properties['dataFootnoteRef'] !== undefined || properties['dataFootnoteBackref'] !== undefined
}
