import { formatCode } from './format-table.js'

/** Escapes text for a cell of a Markdown table: HTML, mentions of users, links to issues, and Markdown except code. */
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
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[\\`*_[\]|~]/g, '\\$&')
    .replace(/@(?=\w)|#(?=\d)/g, '$&&#8203;')
}
