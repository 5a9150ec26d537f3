/**
 * Sanitized HTML rendered from the Markdown of a description. It may contain markers for holes, so insert it unchanged.
 */
export type ApiHtml = string

/** A highlighted code block of an API page: the same data that `CodeBlock` takes. */
export interface ApiCodeView {
  readonly language: string
  /** HTML of the lines, each a `<span>` that ends in a newline. */
  readonly html: string
}

/** A heading in the page's language: `text(heading.key)` returns it, `label` is its English text. */
export interface ApiHeadingView {
  readonly id: string
  readonly level: 2 | 3 | 4
  readonly key: string
  readonly label: string
}

/** A deprecation, with the reason if the description states one. */
export interface DeprecationView {
  readonly html?: ApiHtml
}

/** A link to external documentation. */
export interface ExternalDocsView {
  readonly href: string
  /** Its description if that is plain text, otherwise the URL. */
  readonly label: string
  readonly isUrl: boolean
  readonly descriptionHtml?: ApiHtml
}
