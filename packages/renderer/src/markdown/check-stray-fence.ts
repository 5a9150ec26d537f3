import type { Paragraph } from 'mdast'
import type { DocumentScope } from './document-scope.js'
import { sliceOf } from './source-file.js'

const FENCE_LINE = /^[ \t]*:{3,}[ \t]*$/m

/** Reports a `:::` that closes nothing: the fences around it do not fit together. */
export function checkStrayFence(node: Paragraph, scope: DocumentScope): void {
  if (!scope.has.fences) return
  const source = sliceOf(scope.file, node)
  if (!source.includes(':::')) return
  const match = FENCE_LINE.exec(source)
  if (!match) return
  const mistake = {
    code: 'stray-directive-fence',
    message: 'this fence closes no directive',
    hint: 'The fences around other directives need more colons than those inside',
    length: match[0].trim().length,
  }
  scope.report(node, mistake, match.index + match[0].indexOf(':'))
}
