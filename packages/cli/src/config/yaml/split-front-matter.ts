/** The front matter of a page. Offsets are in UTF-16 code units of the page's text. */
export interface FrontMatterBlock {
  /** The YAML between the two lines of hyphens. */
  readonly yaml: string
  readonly yamlOffset: number
  readonly bodyOffset: number
  /** 1-based line on which the body starts. */
  readonly bodyLine: number
}

const OPENING = /^\ufeff?---[ \t]*(?:\r\n|\n)/
const CLOSING = /^---[ \t]*(?:\r?\n|$)/gm
// As in Docusaurus, the closing line may have more hyphens.
const LONG_CLOSING = /^(---)-+[ \t]*$/m

/**
 * Splits front matter from content. `undefined`: there is none; `unterminated`: its closing line is missing. A line
 * of hyphens that is neither followed by a `key:` nor closed is a thematic break, as everywhere in Markdown.
 */
export function splitFrontMatter(text: string): FrontMatterBlock | 'unterminated' | undefined {
  if (!text.startsWith('---') && !text.startsWith('\ufeff---')) return undefined
  const opening = OPENING.exec(text)?.[0]
  if (opening === undefined) return undefined
  CLOSING.lastIndex = opening.length
  const closing = CLOSING.exec(text)
  if (!closing) return /^\s*[\w-]+:(?:\s|$)/.test(text.slice(opening.length)) ? 'unterminated' : undefined
  const bodyOffset = closing.index + closing[0].length
  return {
    yaml: text.slice(opening.length, closing.index),
    yamlOffset: opening.length,
    bodyOffset,
    bodyLine: countLines(text, bodyOffset),
  }
}

function countLines(text: string, end: number): number {
  let line = 1
  for (let offset = text.indexOf('\n'); offset !== -1 && offset < end; offset = text.indexOf('\n', offset + 1)) line++
  return line
}

/** Shortens the closing line of front matter to three hyphens, as Markdown parsers expect. */
export function shortenClosing(text: string): string {
  const opening = OPENING.exec(text)?.[0]
  if (opening === undefined || !text.includes('\n----')) return text
  const afterOpening = text.slice(opening.length)
  const long = LONG_CLOSING.exec(afterOpening)
  CLOSING.lastIndex = 0
  const closing = CLOSING.exec(afterOpening)
  if (!long || (closing && closing.index < long.index)) return text
  // A setext heading below a thematic break is not front matter.
  if (!/^\s*[\w-]+:(?:\s|$)/.test(afterOpening)) return text
  return opening + afterOpening.replace(LONG_CLOSING, '$1')
}
