import type { Element, ElementContent } from 'hast'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { drawElement } from '../../render/draw-element.js'
import type { ReactBlock } from '../block.js'
import type { Place } from '../draft.js'
import { moveStyles } from '../html/move-styles.js'
import { componentElement } from './component-element.js'
import { drawnElement, findUses, type Gaps, type NestedUse, placeUses, toReactChildren } from './react-children.js'
import { placeReactLinks } from './react-links.js'
import { readMessages } from './react-messages.js'

/** Draws a component of the site's own. Its Markdown children are drawn later, in their places; components anywhere in them at once, so that contexts reach them. */
export function finishReact(element: Element, block: ReactBlock, place: Place): ElementContent[] {
  const { sections, anchors } = place.draft
  const children = place.finish(element.children, { isNested: true, isInReact: true })
  if (place.isInReact) return [componentElement({ name: 'React', block }, children)]
  const gaps: Gaps = { slots: [], uses: [] }
  const prefix = `x${place.draft.reactCount++}-`
  const drawn = draw(block.create(toReactChildren(children, gaps)), prefix, (error) =>
    blame({ element: { ...element, children }, block }, error, prefix),
  )
  const read = readMessages(drawn, { place, slots: gaps.slots, element })
  const linked = placeReactLinks(read, { place, element })
  const html = moveStyles(withoutMain(linked), place.draft.compilation.styleRules)
  sections.separate()
  if (!place.isSilent) sections.add(textIn(html))
  sections.separate()
  for (const [, id = ''] of html.matchAll(/<[^<>]* id="([^"<>]+)"/g)) anchors.push(id)
  return [drawnElement(placeUses(html, gaps), gaps.slots)]
}

/** Pages of Docusaurus bring a main part, which the layout around them has here: a document has one. */
function withoutMain(html: string): string {
  return html.includes('<main') ? html.replace(/<(\/?)main(?=[\s>])/g, '<$1div') : html
}

function draw(node: ReactNode, identifierPrefix: string, onError: (error: unknown) => void): string {
  try {
    return drawElement(node)
  } catch (error) {
    // A component without end: React would go on until the memory is full.
    if (error instanceof RangeError) {
      onError(error)
      return ''
    }
    // Hooks, contexts and mistakes: React itself tells them apart.
  }
  try {
    return renderToString(node, { identifierPrefix })
  } catch (error) {
    onError(error)
    return ''
  }
}

/** Reports an error at the innermost component that throws by itself. */
function blame({ element, block }: NestedUse, error: unknown, prefix: string): void {
  for (const inner of findUses(element.children)) {
    let innerError: unknown
    const content = toReactChildren(inner.element.children, { slots: [], uses: [] })
    draw(inner.block.create(content), prefix, (thrown) => {
      innerError = thrown
    })
    if (innerError === undefined) continue
    blame(inner, innerError, prefix)
    return
  }
  block.report(error)
}

/** The words in drawn HTML, for search. */
function textIn(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1>|$)|<[^<>]*>|\u0000[^\u0000]*(?:\u0000|$)/g, ' ')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_entity, name: string) => ENTITIES[name] ?? '')
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
