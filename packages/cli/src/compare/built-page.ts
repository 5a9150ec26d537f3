/** What a built page shows to readers and search engines, as far as two sites can be compared by it. */
export interface BuiltPage {
  /** Path without base URL, file ending and trailing slash, decoded; `/` for the root. */
  readonly route: string
  /** Text of its main heading; empty where it has none. */
  readonly title: string
  /** Ids of the headings and other targets in its main part, in order. */
  readonly anchors: readonly string[]
  /** Canonical address as it is written; empty where there is none. */
  readonly canonical: string
  /** Where the links in its main part lead to on the same site, as routes with their hashes, each once, sorted. */
  readonly links: readonly string[]
}
