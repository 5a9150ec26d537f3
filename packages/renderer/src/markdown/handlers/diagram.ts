import type { Draft, PendingDiagram } from '../draft.js'
import { elementHtml } from '../html/element-html.js'

/**
 * Wraps the HTML of a mermaid block in an island, which renders the diagram in the browser once it comes into view.
 * Until then, and always without scripts, readers see the source.
 */
export function diagramHtml(code: string, draft: Draft): string {
  const module = draft.markers.hole({ kind: 'diagram-module' })
  // The module is its own runtime, because it does not use React.
  const properties = { src: module, runtime: module, name: 'Diagram', when: 'visible' }
  // An island has no box, so the wrapper keeps the margins around it.
  return `<div>${elementHtml({ tagName: 'docgen-island', properties }, code, draft)}</div>`
}

/** Reports the diagrams of a page that mermaid can't parse. */
export async function checkDiagrams(diagrams: readonly PendingDiagram[]): Promise<void> {
  // mermaid is very large: a site without diagrams must not load it.
  const { findDiagramProblem } = await import('./find-diagram-problem.js')
  for (const { source, refuse } of diagrams) {
    const problem = await findDiagramProblem(source)
    if (problem) refuse(problem)
  }
}
