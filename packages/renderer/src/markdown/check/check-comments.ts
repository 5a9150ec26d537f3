import type { Html, Text } from 'mdast'
import type { DocumentScope } from '../document-scope.js'
import { sliceOf } from '../source-file.js'

/** An HTML comment; without `-->` it extends to the end of its HTML node. */
export const COMMENT = /<!--(?:-?>|[\s\S]*?(?:-->|$))/g

/** Reports an unclosed comment, which hides everything after it. */
export function checkComments(node: Html, scope: DocumentScope): void {
  const last = [...node.value.matchAll(COMMENT)].at(-1)
  if (last === undefined || last[0].endsWith('-->') || /<(?:script|style)\b/i.test(node.value)) return
  scope.report(
    node,
    { ...UNCLOSED, severity: 'error', message: 'no --> closes this comment, so what follows is not shown' },
    last.index,
  )
}

/** Reports an unclosed inline comment, which is shown as text. */
export function checkCommentText(node: Text, scope: DocumentScope): void {
  if (!node.value.includes('<!--')) return
  const opening = /(?<!\\)<!--/.exec(sliceOf(scope.file, node))
  if (opening) scope.report(node, { ...UNCLOSED, message: 'no --> closes this comment, so it is shown' }, opening.index)
}

const UNCLOSED = { code: 'unclosed-comment', hint: 'Write --> after the comment', length: 4 } as const
