import type { Diagnostic } from '@docgen/renderer/contract'
import type { SiteRequest } from './site-request.js'

/** What one build is asked to do. */
export interface BuildRequest extends SiteRequest {
  /** Relative to the working folder of the caller, already made absolute. */
  readonly outDir?: string
  readonly usesCache: boolean
  /** Whether to stop before anything is put in place: the report then says what a build would find. */
  readonly isTrial?: boolean
  readonly isStrict: boolean
  readonly workers: number
  readonly now: () => number
  readonly onProgress: (progress: { stage: string; done: number; total: number }) => void
  /** Called where another build writes into the same folder, with its process. */
  readonly onWait?: (holder: number) => void
  /** What code of the site has thrown while nobody waited for it. */
  readonly listStrays?: () => readonly Diagnostic[]
  /** Called with the staging folder as soon as it exists, so that an interrupted build can take it away. */
  readonly onStage?: (stageDir: string) => void
}
