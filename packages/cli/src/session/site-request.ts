/** Which site to build: the options that builds and sessions share. */
export interface SiteRequest {
  /** Absolute path of the folder with the config. */
  readonly siteDir: string
  readonly baseUrl?: string
  readonly locales?: readonly string[]
  readonly includesDrafts: boolean
  /** Names of versions that override those in `versions.json`. */
  readonly versionNames?: Readonly<Record<string, readonly string[]>>
}
