const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** The text with `& < > " '` as entities: safe between tags and in quoted attribute values. */
export function escapeHtml(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character) : text
}

/** The text with `& < >` as entities: safe between tags, and shorter. */
export function escapeText(text: string): string {
  return /[&<>]/.test(text) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') : text
}

const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

/** Decodes the entities that docgen or React writes. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_entity, name: string) => CHARACTERS[name] ?? '')
}

/** Attributes as in a start tag, each preceded by a space. */
export function attributesHtml(attributes: Readonly<Record<string, string>>): string {
  let html = ''
  for (const name in attributes) html += ` ${name}="${escapeHtml(attributes[name] ?? '')}"`
  return html
}
