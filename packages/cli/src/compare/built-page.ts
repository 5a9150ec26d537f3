/** The comparable content of a built page, as readers and search engines see it. */
export interface BuiltPage {
  /** Path without base URL, file extension and trailing slash, decoded; `/` for the root. */
  readonly route: string
  /** Text of its main heading; empty if it has none. */
  readonly title: string
  /** Ids of the headings and other targets in its main part, in order. */
  readonly anchors: readonly string[]
  /** Canonical URL as written; empty if there is none. */
  readonly canonical: string
  /** Targets of the internal links in its main part, as routes with hashes, without duplicates, sorted. */
  readonly links: readonly string[]
}
