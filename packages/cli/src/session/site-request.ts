/** What of a site is to be made: the part of the question that a build and a session share. */
export interface SiteRequest {
  /** Absolute path of the folder with the config. */
  readonly siteDir: string
  readonly baseUrl?: string
  readonly locales?: readonly string[]
  readonly includesDrafts: boolean
  /** Names of versions in place of those in `versions.json`. */
  readonly versionNames?: Readonly<Record<string, readonly string[]>>
}
