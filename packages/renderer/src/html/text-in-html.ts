import { unescapeHtml } from './escape-html.js'

/** The text of rendered HTML without its tags, scripts and styles, and without markers between U+0000. */
export function textInHtml(html: string): string {
  return unescapeHtml(html.replace(/<(script|style)\b[\s\S]*?(?:<\/\1>|$)|<[^<>]*>|\u0000[^\u0000]*(?:\u0000|$)/g, ' '))
}
