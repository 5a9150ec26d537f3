/** What one build is asked to do. */
export interface BuildRequest {
  /** Absolute path of the folder with the config. */
  readonly siteDir: string
  /** Relative to the working folder of the caller, already made absolute. */
  readonly outDir?: string
  readonly baseUrl?: string
  readonly locales?: readonly string[]
  readonly includesDrafts: boolean
  readonly usesCache: boolean
  /** Names of versions in place of those in `versions.json`. */
  readonly versionNames?: readonly string[]
  /** Whether to stop before anything is put in place: the report then says what a build would find. */
  readonly isTrial?: boolean
  readonly isStrict: boolean
  readonly workers: number
  readonly now: () => number
  readonly onProgress: (progress: { stage: string; done: number; total: number }) => void
  /** Called with the staging folder as soon as it exists, so that an interrupted build can take it away. */
  readonly onStage?: (stageDir: string) => void
}
