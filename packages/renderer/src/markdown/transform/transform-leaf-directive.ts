import type { RootContent } from 'mdast'
import type { LeafDirective } from '../directives/directive-names.js'
import type { DocumentScope } from '../document-scope.js'
import { requestInclude } from '../include/request-include.js'

/** Reads `::include` and `::doc-cards`. Does not change directives that a plugin handles. */
export function transformLeafDirective(node: LeafDirective, scope: DocumentScope): readonly RootContent[] | undefined {
  if (node.data?.hName !== undefined) return undefined
  if (node.name === 'include') return requestInclude(node, scope)
  if (node.name === 'doc-cards') node.data = { ...node.data, block: { kind: 'cards' } }
  return undefined
}
