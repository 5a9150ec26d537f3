import type { DocumentView } from './document-view.js'

/** The document of a page whose policy also allows connections to these sources. */
export function allowConnections(document: DocumentView, sources: readonly string[] = []): DocumentView {
  const { policy } = document
  if (policy === undefined || sources.length === 0) return document
  const directives = policy.split('; ')
  const extended = directives.map((each) => (each.startsWith('connect-src ') ? [each, ...sources].join(' ') : each))
  return { ...document, policy: extended.join('; ') }
}
