/** What a reader finds in a document, in the order in which it stands there. */
export interface Outline {
  readonly headings: readonly string[]
  readonly codes: readonly string[]
  readonly codeTitles: readonly string[]
  readonly cells: number
  readonly links: number
  readonly pictures: number
  /** All text without white space; code titles and the names of links are no part of it. */
  readonly text: string
}

/** The same text for comparison: headings differ in white space between Markdown and HTML. */
export function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
