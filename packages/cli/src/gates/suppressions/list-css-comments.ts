import { positionAt } from '../../config/source/position-at.js'
import { type Comment, IGNORE_WORD } from './comment.js'

/**
 * Lists the `docgen-ignore` comments of a style sheet. A comment affects the declaration or rule after it. If code
 * precedes the comment on its line, it affects only this line.
 */
export function listCssComments(css: string): readonly Comment[] {
  const comments: Comment[] = []
  let start = css.indexOf('/*')
  while (start !== -1) {
    const closing = css.indexOf('*/', start + 2)
    const end = closing === -1 ? css.length : closing
    const at = css.slice(start, end).search(/[^/*\s]/) + start
    if (css.startsWith(IGNORE_WORD, at)) {
      const { line, column } = positionAt(css, at, end)
      const isAfterCode = css.slice(css.lastIndexOf('\n', start) + 1, start).trim() !== ''
      const to = isAfterCode ? end : findStatementEnd(css, end + 2)
      const text = css.slice(at + IGNORE_WORD.length, end)
      comments.push({ line, column, text, from: line, to: positionAt(css, to, to + 1).line })
    }
    start = css.indexOf('/*', end + 2)
  }
  return comments
}

/** Offset of the end of the declaration or rule that starts at an offset. */
function findStatementEnd(css: string, start: number): number {
  let depth = 0
  for (let at = start; at < css.length; at++) {
    const character = css.charAt(at)
    if (css.startsWith('/*', at)) at = skipTo(css, '*/', at + 2) + 1
    else if (character === '"' || character === "'") at = skipTo(css, character, at + 1)
    else if (character === '{') depth += 1
    else if (character === '}') {
      depth -= 1
      if (depth <= 0) return at
    } else if (character === ';' && depth === 0) return at
  }
  return css.length
}

function skipTo(css: string, mark: string, from: number): number {
  const at = css.indexOf(mark, from)
  return at === -1 ? css.length : at
}
