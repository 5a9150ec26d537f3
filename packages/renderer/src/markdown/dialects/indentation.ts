import { cutStart, editLine, type SourceLine } from './source-line.js'

/** Columns of a level of indentation in Python-Markdown, and of a tab. */
export const LEVEL = 4

/** The column of the first character of a line that is not white space; `undefined` for a blank line. */
export function indentOf({ text }: SourceLine): number | undefined {
  const { length, columns } = measure(text, Number.POSITIVE_INFINITY)
  return length === text.length ? undefined : columns
}

/** Whether a line has only white space. */
export function isBlank(line: SourceLine): boolean {
  return indentOf(line) === undefined
}

/** Returns a line without its first columns of white space, or as many of them as it has. */
export function removeIndent(line: SourceLine, columns: number): SourceLine {
  const { length, columns: removed } = measure(line.text, columns)
  const cut = cutStart(line, length)
  return removed > columns ? addIndent(cut, removed - columns) : cut
}

/** Returns a line with more white space at its start; a blank line stays as it is. */
export function addIndent(line: SourceLine, columns: number): SourceLine {
  if (columns === 0 || line.text === '') return line
  return editLine(line, [{ start: 0, end: 0, text: ' '.repeat(columns) }])
}

/** Measures the white space at the start of a text, up to a column or, at a tab, beyond it. */
function measure(text: string, limit: number): { readonly length: number; readonly columns: number } {
  let columns = 0
  let length = 0
  while (columns < limit && (text[length] === ' ' || text[length] === '\t')) {
    columns += text[length] === '\t' ? LEVEL - (columns % LEVEL) : 1
    length++
  }
  return { length, columns }
}
