import { type Comment, IGNORE_WORD } from './comment.js'

/** The `docgen-ignore` comments of a Markdown file outside of code; the content begins at the 1-based `bodyLine`. */
export function listMarkdownComments(text: string, bodyLine: number): readonly Comment[] {
  const lines = text.split(/\r?\n/)
  const comments: Comment[] = []
  let fence: string | undefined
  for (const [index, content] of lines.entries()) {
    const line = index + 1
    const mark = /^\s*(?:>\s*)?(`{3,}|~{3,})/.exec(content)?.[1]
    if (line >= bodyLine && mark !== undefined) {
      if (fence === undefined) fence = mark
      else if (mark.startsWith(fence)) fence = undefined
    }
    const at = content.indexOf(IGNORE_WORD)
    if (fence !== undefined || at === -1) continue
    const isInFrontMatter = line < bodyLine
    const opening = content.slice(0, at).trimEnd()
    const start = (isInFrontMatter ? ['#'] : ['<!--', '{/*']).find((each) => opening.endsWith(each))
    if (start === undefined || (!isInFrontMatter && isInCode(opening.slice(0, -start.length)))) continue
    const comment = content.slice(at + IGNORE_WORD.length)
    const end = isInFrontMatter ? -1 : Math.max(comment.indexOf('-->'), comment.indexOf('*/}'))
    const affected = isInFrontMatter ? { from: 1, to: lines.length } : { from: line, to: findBlockEnd(lines, index) }
    comments.push({ line, column: at + 1, text: end === -1 ? comment : comment.slice(0, end), ...affected })
  }
  return comments
}

/** Whether inline code that starts in a text is still open at its end. */
function isInCode(text: string): boolean {
  return text.split('`').length % 2 === 0
}

/** The 1-based last line of the block after a comment at a 0-based index; blank lines can separate them. */
function findBlockEnd(lines: readonly string[], index: number): number {
  const isBlank = (line: string | undefined): boolean => line !== undefined && line.trim() === ''
  let end = index + 1
  while (isBlank(lines[end])) end++
  while (end < lines.length && !isBlank(lines[end])) end++
  return end
}
