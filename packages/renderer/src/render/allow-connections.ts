import type { DocumentView } from './document-view.js'

/** Adds sources to the connections that the policy of a document allows. */
export function allowConnections(document: DocumentView, sources: readonly string[] = []): DocumentView {
  const { policy } = document
  if (policy === undefined || sources.length === 0) return document
  const directives = policy.split('; ')
  const extended = directives.map((each) => (each.startsWith('connect-src ') ? [each, ...sources].join(' ') : each))
  return { ...document, policy: extended.join('; ') }
}
