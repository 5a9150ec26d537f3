import { attributeOffset } from '../directives/block-specs.js'
import { NO_ICON_SETS } from '../directives/icon-sets.js'
import type { DocumentScope } from '../document-scope.js'
import { type Positioned, sliceOf } from '../source-file.js'

/** HTML of an icon; `undefined` for an unknown one, which is reported at its name in the source of the node. */
export function findIcon(name: string, node: Positioned, scope: DocumentScope): string | undefined {
  const answer = scope.compilation.options.findIcon?.(name) ?? NO_ICON_SETS
  if ('html' in answer) return answer.html || undefined
  const source = sliceOf(scope.file, node)
  const delta = Math.max(0, source.indexOf(name, attributeOffset(source, 'icon')))
  scope.report(node, { code: 'icon', ...answer, ...(source.includes(name) && { length: name.length }) }, delta)
  return undefined
}
