import { insertLine, type SourceLine } from './source-line.js'

/** Writes a container directive at the position of `opening`. It has more colons than the directives in its body. */
export function writeDirective(
  text: string,
  { opening, closing = opening }: { readonly opening: SourceLine; readonly closing?: SourceLine },
  body: readonly SourceLine[],
): readonly SourceLine[] {
  const indent = indentationOf(opening)
  const colons = `${indent}${':'.repeat(countColons(body) + 1)}`
  return [insertLine(`${colons}${text}`, opening, indent.length), ...body, insertLine(colons, closing, indent.length)]
}

/** The white space at the start of a line. */
export function indentationOf({ text }: SourceLine): string {
  return text.slice(0, text.length - text.trimStart().length)
}

/** Escapes a text for the brackets of a directive. */
export function escapeLabel(text: string): string {
  return text.replace(/[[\]\\]/g, '\\$&')
}

function countColons(lines: readonly SourceLine[]): number {
  let colons = 2
  for (const { text } of lines) colons = Math.max(colons, /^\s*(:{3,})/.exec(text)?.[1]?.length ?? 0)
  return colons
}
