import { unescapeHtml } from './escape-html.js'

/** The words in rendered HTML, without scripts, styles and messages of components. */
export function textInHtml(html: string): string {
  return unescapeHtml(html.replace(/<(script|style)\b[\s\S]*?(?:<\/\1>|$)|<[^<>]*>|\u0000[^\u0000]*(?:\u0000|$)/g, ' '))
}
