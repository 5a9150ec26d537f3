const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes `& < > " '` as entities: safe between tags and in quoted attribute values. */
export function escapeHtml(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character) : text
}

/** Escapes `& < >` as entities: safe between tags, and shorter than with `escapeHtml`. */
export function escapeText(text: string): string {
  return /[&<>]/.test(text) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') : text
}

/** Decodes the entities that docgen or React writes. */
export function unescapeHtml(html: string): string {
  if (!html.includes('&')) return html
  const text = html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"')
  return text.replaceAll('&#x27;', "'").replaceAll('&#39;', "'").replaceAll('&amp;', '&')
}

/** Renders attributes as in a start tag, each preceded by a space. */
export function attributesHtml(attributes: Readonly<Record<string, string>>): string {
  let html = ''
  for (const name in attributes) html += ` ${name}="${escapeHtml(attributes[name] ?? '')}"`
  return html
}
