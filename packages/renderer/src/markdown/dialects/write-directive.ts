import { addIndent, isBlank } from './indentation.js'
import { insertLine, type SourceLine } from './source-line.js'

/** The opening line of a container directive, and its position in the source. */
export interface Opening {
  /** Everything after the colons. */
  readonly text: string
  readonly line: SourceLine
}

const DEFINITION = /^[ \t]*\[[^\]]+\]:/

/**
 * Writes a container directive, indented by `indent` columns. It has more colons than the directives in `body`, whose
 * blank lines at the end it omits.
 */
export function writeDirective(
  { text, line }: Opening,
  body: readonly SourceLine[],
  indent = 0,
): readonly SourceLine[] {
  const colons = ':'.repeat(countColons(body) + 1)
  const end = body.findLastIndex((each) => !isBlank(each)) + 1
  const last = body[end - 1] ?? line
  const lines = [
    insertLine(`${colons}${text}`, line),
    ...body.slice(0, end),
    // The parsers read a fence below a definition as a part of it.
    ...(DEFINITION.test(last.text) ? [insertLine('', last)] : []),
    insertLine(colons, last, last.text.length),
  ]
  return lines.map((each) => addIndent(each, indent))
}

/** Returns lines to add after the line `before`, with a blank line between them if both sides have text. */
export function separate(before: SourceLine | undefined, lines: readonly SourceLine[]): readonly SourceLine[] {
  const [first] = lines
  return before && first && !isBlank(before) ? [insertLine('', first), ...lines] : lines
}

function countColons(lines: readonly SourceLine[]): number {
  return lines.reduce((most, { text }) => Math.max(most, /^\s*(:{3,})/.exec(text)?.[1]?.length ?? 0), 2)
}

/** Escapes brackets that would end a label. */
export function escapeLabel(text: string): string {
  return isBalanced(text) ? text : text.replace(/(?<!\\)[[\]]/g, '\\$&')
}

function isBalanced(text: string): boolean {
  let depth = 0
  for (const character of text) {
    if (character === '[') depth++
    else if (character === ']') depth--
    if (depth < 0) return false
  }
  return depth === 0
}
