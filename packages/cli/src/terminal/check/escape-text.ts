import { formatCode } from './format-table.js'

/** Escapes text for a line of Markdown, such as a cell of a table: HTML, references, and Markdown except code. */
export function escapeText(text: string): string {
  return text
    .split(/(`[^`\n]+`)/)
    .map((part, index) => (index % 2 === 1 ? formatCode(part.slice(1, -1)) : escapeProse(part)))
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .join('<br>')
}

function escapeProse(text: string): string {
  return withoutReferences(
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replace(/[\\`*_[\]|~]/g, '\\$&'),
  )
}

/** Inserts zero-width spaces into `@name` and `#1`, so that GitHub neither notifies a user nor links to an issue. */
export function withoutReferences(markdown: string): string {
  return markdown.replace(/@(?=\w)|#(?=\d)/g, '$&&#8203;')
}
