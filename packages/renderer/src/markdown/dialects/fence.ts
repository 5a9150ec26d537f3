/** The line that opens fenced code. */
export interface Fence {
  /** Its backticks or tildes. */
  readonly marks: string
  /** Number of characters before the marks: indentation, and the marks of lists and quotes. */
  readonly indent: number
  /** Everything after the marks. */
  readonly info: string
}

const OPENING = /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)(`{3,}(?!`)|~{3,}(?!~))(.*)/s

/** Reads a line that opens fenced code; `undefined` for other lines. */
export function readFence(text: string): Fence | undefined {
  const [, before = '', marks, info = ''] = OPENING.exec(text) ?? []
  // Code in a line of text also starts with backticks.
  if (marks === undefined || (marks.startsWith('`') && info.includes('`'))) return undefined
  return { marks, indent: before.length, info }
}

/** Markdown reads a fence that is four columns further in as code. */
const MAX_INDENT = 3

/** Whether a line closes the fence. */
export function closesFence(text: string, { marks, indent }: Fence): boolean {
  const withoutIndent = text.replace(/^[ \t>]+/, '')
  const closing = withoutIndent.trimEnd()
  if (text.length - withoutIndent.length > indent + MAX_INDENT) return false
  return closing.length >= marks.length && closing === marks.charAt(0).repeat(closing.length)
}
