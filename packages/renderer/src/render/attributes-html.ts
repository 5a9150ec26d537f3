import { escapeHtml } from './escape-html.js'

/** Attributes as in a start tag, each preceded by a space. */
export function attributesHtml(attributes: Readonly<Record<string, string>>): string {
  let html = ''
  for (const name in attributes) html += ` ${name}="${escapeHtml(attributes[name] ?? '')}"`
  return html
}
