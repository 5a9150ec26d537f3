import type { DialectContext } from '../dialect.js'
import type { SourceLine } from '../source-line.js'
import type { Shortcode } from './read-shortcode.js'

/** What the conversion of a page needs. */
export interface HugoPage extends DialectContext {
  /** Fields of the page's front matter that are texts or numbers. */
  readonly values: ReadonlyMap<string, string>
  /** Converts Markdown, with or without shortcodes. */
  readonly convertInside: (lines: readonly SourceLine[]) => readonly SourceLine[]
}

/** The value of the first argument that a shortcode has; empty if it has none. */
export function argument(tag: Shortcode, ...names: readonly (string | number)[]): string {
  for (const name of names) {
    const value = typeof name === 'number' ? tag.positional[name] : tag.named.get(name)
    if (value !== undefined && value.trim() !== '') return value.trim()
  }
  return ''
}

/** The target of a reference to a page, as in `relref`; docgen resolves it like Hugo. */
export function refTarget(path: string): string {
  if (path.startsWith('#') || path === '' || /^[a-z][a-z\d+.-]*:/i.test(path)) return path
  return `ref:${encodeURI(path).replace(/[()]/g, (mark) => (mark === '(' ? '%28' : '%29'))}`
}

/** Escapes what would end the text of a link or start other Markdown. */
export function escapeText(text: string): string {
  return text.replace(/[\\[\]<>]/g, '\\$&')
}

/** The value of an attribute of a directive. */
export function quote(value: string): string {
  return `"${value.replaceAll('"', '&quot;')}"`
}
