import { unescapeHtml } from './escape-html.js'

/** Returns the text of rendered HTML. Replaces tags, scripts, styles and markers between U+0000 with spaces. */
export function textInHtml(html: string): string {
  return unescapeHtml(html.replace(/<(script|style)\b[\s\S]*?(?:<\/\1>|$)|<[^<>]*>|\u0000[^\u0000]*(?:\u0000|$)/g, ' '))
}
