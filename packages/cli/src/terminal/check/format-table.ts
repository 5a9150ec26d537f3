/** Inline code in a cell of a Markdown table; a path may contain anything. */
export function formatCode(text: string): string {
  return `\`${text.replace(/[`\n\r]/g, ' ').replaceAll('|', '\\|')}\``
}
