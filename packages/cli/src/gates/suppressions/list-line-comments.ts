import { type Comment, IGNORE_WORD } from './comment.js'

/**
 * Lists the `docgen-ignore` comments of a YAML file, of `_redirects` or of `_headers`. A comment on a separate line
 * affects the entry below it; a comment after an entry affects this entry. Indented lines belong to the entry above.
 */
export function listLineComments(text: string): readonly Comment[] {
  const lines = text.split(/\r?\n/)
  return lines.flatMap((content, index): readonly Comment[] => {
    const at = content.indexOf(IGNORE_WORD)
    const before = content.slice(0, at).trimEnd()
    if (at === -1 || !before.endsWith('#')) return []
    const start = before.trimStart() === '#' ? index + 1 : index
    const affected = { from: index + 1, to: findEntryEnd(lines, start) }
    return [{ line: index + 1, column: at + 1, text: content.slice(at + IGNORE_WORD.length), ...affected }]
  })
}

/** The 1-based last line of the entry that starts at a 0-based index or after it. */
function findEntryEnd(lines: readonly string[], index: number): number {
  let start = index
  while (start < lines.length && isBlankOrComment(lines[start])) start++
  const indent = indentOf(lines[start])
  const isElement = isListElement(lines[start])
  // The list of a key may have the same indentation as the key.
  const isBelow = (line: string | undefined): boolean =>
    indentOf(line) > indent || (!isElement && indentOf(line) === indent && isListElement(line))
  let end = start + 1
  while (end < lines.length && (isBlankOrComment(lines[end]) || isBelow(lines[end]))) end++
  return end
}

function isBlankOrComment(line = ''): boolean {
  return /^\s*(?:#|$)/.test(line)
}

function isListElement(line = ''): boolean {
  return /^\s*-(?:\s|$)/.test(line)
}

function indentOf(line = ''): number {
  return line.search(/\S|$/)
}
