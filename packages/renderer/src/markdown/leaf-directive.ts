import type { RootContent } from 'mdast'
import { hintDirective, type LeafDirective } from './directive-names.js'
import type { DocumentScope } from './document-scope.js'
import { requestInclude } from './include.js'
import { sliceOf } from './source-file.js'

/** Reads `::include` and `::doc-cards`; an unknown `::` directive stays as the text that it was written as. */
export function transformLeafDirective(node: LeafDirective, scope: DocumentScope): readonly RootContent[] | undefined {
  if (node.name === 'include') return requestInclude(node, scope)
  if (node.name === 'doc-cards') {
    node.data = { ...node.data, block: { kind: 'cards' } }
    return undefined
  }
  const hint = hintDirective(node)
  scope.report(node, {
    code: 'unknown-directive',
    message: `there is no directive ::${node.name}`,
    ...(hint !== undefined && { hint }),
  })
  const value = sliceOf(scope.file, node)
  return [{ type: 'paragraph', children: [{ type: 'text', value }], ...(node.position && { position: node.position }) }]
}
