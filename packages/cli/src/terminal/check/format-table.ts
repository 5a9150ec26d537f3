import { formatCount } from '../format-amounts.js'

/** Formats text as inline code for a cell of a Markdown table: a path may contain backticks, `|` or line breaks. */
export function formatCode(text: string): string {
  return `\`${text.replace(/[`\n\r]/g, ' ').replaceAll('|', '\\|')}\``
}

/** Formats a Markdown table with at most `maxRows` rows, and the number of omitted rows below it. */
export function formatTable(
  head: readonly [names: string, alignments: string],
  rows: readonly string[],
  maxRows: number,
): readonly string[] {
  const rest = rows.length - maxRows
  return [
    ...head,
    ...rows.slice(0, maxRows),
    ...(rest > 0 ? ['', `… and ${formatCount(rest, 'more', 'more')}`] : []),
    '',
  ]
}
