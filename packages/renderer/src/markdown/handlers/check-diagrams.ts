import type { PendingDiagram } from '../draft.js'

/** Reports the diagrams of a page that mermaid can't parse. */
export async function checkDiagrams(diagrams: readonly PendingDiagram[]): Promise<void> {
  // mermaid is larger than everything else together: a site without diagrams must not load it.
  const { findDiagramProblem } = await import('./find-diagram-problem.js')
  for (const { source, refuse } of diagrams) {
    const problem = await findDiagramProblem(source)
    if (problem) refuse(problem)
  }
}
