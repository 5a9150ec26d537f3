/** Where the pages of a site are. */
export interface SiteRoutes {
  /** Routes of all documents in the default language. */
  readonly all: readonly string[]
  /** Route of the document that the site starts with; absent where there is none. */
  readonly main?: string
}
