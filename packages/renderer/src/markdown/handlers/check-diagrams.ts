import type { PendingDiagram } from '../draft.js'

/** Reports the diagrams of a page that mermaid can't parse. */
export async function checkDiagrams(diagrams: readonly PendingDiagram[]): Promise<void> {
  // mermaid is larger than everything else together: a site without diagrams must not load it.
  const { findDiagramMistake } = await import('./find-diagram-mistake.js')
  for (const { source, refuse } of diagrams) {
    const mistake = await findDiagramMistake(source)
    if (mistake) refuse(mistake)
  }
}
