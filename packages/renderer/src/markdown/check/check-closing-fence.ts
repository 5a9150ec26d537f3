import type { Code } from 'mdast'
import type { DocumentScope } from '../document-scope.js'

/**
 * Reports a code block without a closing fence: it extends to the end of the page, or to the line that leaves its list,
 * quote or directive. In the latter case, the intended closing fence opens another block.
 */
export function checkClosingFence(node: Code, source: string, scope: DocumentScope): void {
  const fence = /^(?:`{3,}|~{3,})/.exec(source)?.[0]
  if (fence === undefined) return
  const lastBreak = Math.max(source.lastIndexOf('\n'), source.lastIndexOf('\r'))
  const lastLine = source
    .slice(lastBreak + 1)
    .replace(/^[\s>]+/, '')
    .trimEnd()
  const isClosed =
    lastBreak !== -1 && lastLine.startsWith(fence) && lastLine === fence.charAt(0).repeat(lastLine.length)
  if (isClosed) return
  const [openingLine = ''] = source.split(/[\r\n]/, 1)
  scope.report(node, {
    code: 'unclosed-code',
    message: 'no fence closes this code block',
    hint: `Write ${fence} after its last line, and indent all its lines like the first one`,
    length: openingLine.trimEnd().length,
  })
}
