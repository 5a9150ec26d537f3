import type { RenderContext } from './context.js'
import { elementHtml } from './element-html.js'

/** Code in this language is a diagram, where the config says so. */
export const DIAGRAM_LANGUAGE = 'mermaid'

/**
 * An island around the HTML of a block of mermaid: it draws the diagram in the browser once it comes into view. Until
 * then, and without scripts for good, readers have the source.
 */
export function diagramHtml(code: string, context: RenderContext): string {
  const module = context.draft.markers.hole({ kind: 'diagram-module' })
  // The module is its own runtime: nothing in it is React.
  const properties = { src: module, runtime: module, name: 'Diagram', when: 'visible' }
  // An island has no box; what stands above and below keeps its distance from this one.
  return `<div>${elementHtml({ tagName: 'docgen-island', properties }, code, context)}</div>`
}
