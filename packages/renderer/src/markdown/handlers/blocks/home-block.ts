import type { Element, ElementContent } from 'hast'
import { withoutMarkers } from '../../create-markers.js'
import { type ContentBlock, isLabel } from '../../directives/block.js'
import { isBlank, withoutEdges } from '../../directives/white-space.js'
import type { Draft } from '../../draft.js'
import { createElement } from '../../html/create-element.js'
import { elementHtml } from '../../html/element-html.js'

/** Renders the first part of a landing page: the text, and next to it, for example, code or an image. */
export function renderHero(element: Element, { hasSearch }: ContentBlock, draft: Draft): string {
  const nodes = withoutEdges(element.children)
  const text = draft.render(withoutEdges(nodes.filter((node) => !isVisual(node))), { isNested: true })
  const visual = draft.render(
    nodes.filter((node) => isVisual(node)),
    { isNested: true },
  )
  const search = hasSearch ? draft.markers.hole({ kind: 'search' }) : ''
  const slotNames = visual === '' ? (['children'] as const) : (['children', 'visual'] as const)
  return draft.renderComponent(
    { name: 'Hero', props: {}, slotNames },
    [text + search, visual].slice(0, slotNames.length),
  )
}

/** Whether a node is next to the text of a hero: code, an image, a video, a frame or tabs. */
function isVisual(node: ElementContent): boolean {
  if (node.type !== 'element') return false
  const block = node.data?.block
  if (block?.kind === 'content') return block.name === 'frame'
  if (block?.kind === 'tabs' || ['pre', 'img', 'figure', 'svg', 'picture', 'video'].includes(node.tagName)) return true
  const content = node.tagName === 'p' ? node.children.filter((child) => !isBlank(child)) : []
  return content.length > 0 && content.every((child) => child.type === 'element' && child.tagName === 'img')
}

/** Renders a part of a landing page that is as wide as the window. */
export function renderSection(element: Element, { id, className, tone }: ContentBlock, draft: Draft): string {
  const content = draft.render(withoutEdges(element.children), { isNested: true })
  const names = ['band', ...(tone ? [`band-${tone}`] : []), ...(className ? [className] : [])]
  const properties = { ...(id !== undefined && { id }), className: names.map(withoutMarkers) }
  return elementHtml({ tagName: 'section', properties }, content, draft)
}

/** Renders a row of logos below its title. */
export function renderLogos(element: Element, { id, className }: ContentBlock, draft: Draft): string {
  const nodes = withoutEdges(element.children).map((child): ElementContent => {
    if (child.type !== 'element' || !isLabel(child)) return child
    return { ...createElement('p', child.children), properties: { className: ['logos-title'] } }
  })
  const properties = {
    ...(id !== undefined && { id }),
    className: ['logos', ...(className ? [withoutMarkers(className)] : [])],
  }
  return elementHtml({ tagName: 'div', properties }, draft.render(nodes, { isNested: true }), draft)
}
