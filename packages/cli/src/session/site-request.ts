import type { Diagnostic } from '@docgen/renderer/contract'
import type { Shard } from './shard.js'

/** Which site to build: the options that builds and sessions share. */
export interface SiteRequest {
  /** Absolute path of the folder with the config. */
  readonly siteDir: string
  readonly baseUrl?: string
  readonly locales?: readonly string[]
  readonly includesDrafts: boolean
  /** Whether to omit social cards. */
  readonly omitsCards?: boolean
  /** Id of a collection → names of versions, which override the names in its `versions.json`. */
  readonly versionNames?: Readonly<Record<string, readonly string[]>>
}

/** Options of one build. */
export interface BuildRequest extends SiteRequest {
  /** Absolute path of the output folder; `dist` in the site's folder if absent. */
  readonly outDir?: string
  readonly usesCache: boolean
  /** Absolute path of a folder named `cache`; the cache of the site if absent. */
  readonly cacheDir?: string
  /** Whether to stop before the output changes: the report then describes the result that a build would have. */
  readonly isDryRun?: boolean
  /** The part of the pages to build for the remote cache, instead of the site. */
  readonly shard?: Shard
  /** Whether warnings fail the build. */
  readonly isStrict: boolean
  /** Number of threads that build pages. */
  readonly workers: number
  /** Returns the time in milliseconds. */
  readonly now: () => number
  readonly onProgress: (progress: { stage: string; done: number; total: number }) => void
  /** Called with the id of the process that is building into the same folder, if there is one to wait for. */
  readonly onWait?: (pid: number) => void
  /** Returns uncaught errors of site code. */
  readonly listUncaught?: () => readonly Diagnostic[]
  /** Called with the staging folder as soon as it exists, so that an interrupted build can remove it. */
  readonly onStage?: (stageDir: string) => void
}
