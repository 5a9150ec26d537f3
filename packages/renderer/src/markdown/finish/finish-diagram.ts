import type { Element, ElementContent } from 'hast'
import type { Place } from '../draft.js'

/** Code in this language is a diagram, where the config says so. */
export const DIAGRAM_LANGUAGE = 'mermaid'

/**
 * Puts an island around a finished block of mermaid: it draws the diagram in the browser once it comes into view. Until
 * then, and without scripts for good, readers have the source.
 */
export function finishDiagram(code: ElementContent, { draft }: Place): Element {
  const module = draft.markers.hole({ kind: 'diagram-module' })
  // The module is its own runtime: nothing in it is React.
  const properties = { src: module, runtime: module, name: 'Diagram', when: 'visible' }
  const island: Element = { type: 'element', tagName: 'docgen-island', properties, children: [code] }
  // An island has no box; what stands above and below keeps its distance from this one.
  return { type: 'element', tagName: 'div', properties: {}, children: [island] }
}
