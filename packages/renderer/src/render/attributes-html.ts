import { escapeHtml } from './escape-html.js'

/** Attributes as they stand in a start tag, each with a blank before it. */
export function attributesHtml(attributes: Readonly<Record<string, string>>): string {
  let html = ''
  for (const name in attributes) html += ` ${name}="${escapeHtml(attributes[name] ?? '')}"`
  return html
}
