import { formatCount } from '../format-amounts.js'

/** Inline code in a cell of a Markdown table; a path may contain anything. */
export function formatCode(text: string): string {
  return `\`${text.replace(/[`\n\r]/g, ' ').replaceAll('|', '\\|')}\``
}

/** A Markdown table with at most `maxRows` rows, and the number of the others below it. */
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
