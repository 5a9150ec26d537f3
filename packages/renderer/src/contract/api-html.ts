/** HTML made from the Markdown of a description, sanitised. Markers for holes may stand in it, so it goes into the page untouched. */
export type ApiHtml = string

/** One code block of an API page, already highlighted: the same data that `CodeBlock` takes. */
export interface ApiCodeView {
  readonly language: string
  /** HTML of the lines, each a `<span>` that ends in a newline. */
  readonly html: string
}

/** A heading of the page's own words; `text(heading.key)` is what it says, `label` the same in English. */
export interface ApiHeadingView {
  readonly id: string
  readonly level: 2 | 3 | 4
  readonly key: string
  readonly label: string
}

/** That something is deprecated, and why, where the description says it. */
export interface DeprecationView {
  readonly html?: ApiHtml
}

/** A link to documentation elsewhere. */
export interface ExternalDocsView {
  readonly href: string
  /** Plain text; the address where the description has none. */
  readonly label: string
  readonly descriptionHtml?: ApiHtml
}
