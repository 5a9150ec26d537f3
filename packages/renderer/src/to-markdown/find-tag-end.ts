import { isWholeTag } from './read-start-tag.js'

// The end of a tag, or the start of a quoted value.
const TAG_PART = />|=[ \n\t\r\f]*["']/g

/**
 * Creates a function that returns the index of the `>` that ends a start tag, or the length of the HTML if there is
 * none. It receives the index of the tag, and of the first `>` after it, which ends the tag unless it is in a value.
 */
export function createTagEndFinder(html: string): (start: number, firstEnd: number) => number {
  let lastQuotes: Readonly<Record<'"' | "'", number>> | undefined
  return (start, firstEnd) => {
    if (isWholeTag(html.slice(start + 1, firstEnd))) return firstEnd
    lastQuotes ??= { '"': html.lastIndexOf('"'), "'": html.lastIndexOf("'") }
    TAG_PART.lastIndex = start
    for (let part = TAG_PART.exec(html)?.[0]; part !== undefined; part = TAG_PART.exec(html)?.[0]) {
      if (part === '>') return TAG_PART.lastIndex - 1
      const quote = part.endsWith('"') ? '"' : "'"
      // Without this check, each unclosed quote would be searched for to the end of the page: quadratic time.
      const end = lastQuotes[quote] < TAG_PART.lastIndex ? -1 : html.indexOf(quote, TAG_PART.lastIndex)
      // A quote that is never closed quotes nothing.
      if (end === -1) return firstEnd
      TAG_PART.lastIndex = end + 1
    }
    return html.length
  }
}
