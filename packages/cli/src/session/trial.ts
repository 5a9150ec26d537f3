import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Memo } from '../cache/memo.js'
import { readRegularFile } from '../config/read-regular-file.js'
import type { BuildReport } from './build-report.js'
import type { FinishedPage } from './build-site-pages.js'
import type { Site } from './site.js'
import type { StageRun } from './stage-graph.js'
import type { Output } from './stages/output-stages.js'

/** A built and checked site whose files are not in the output folder yet. */
export interface Trial extends Site {
  readonly builtPages: readonly FinishedPage[]
  /** Absolute path of the output folder, which may not exist. */
  readonly outDir: string
  /** Absolute path of the folder with the pages that are not in the output folder; removed after the trial. */
  readonly stageDir: string
  /** Values that outlive the run. */
  readonly memo: Memo
  /** The stages after the pages. */
  readonly output: StageRun<Output>
  readonly report: BuildReport
  /**
   * Hash of everything that was read; absent if unknown, if the configured theme is unusable, or if code of the site
   * threw an uncaught error.
   */
  readonly siteKey: string | undefined
}

/** Callbacks of a command that uses a trial. */
export interface TrialUse {
  /** Receives the checked site before it is written, unless its config is unusable. */
  readonly inspect: (trial: Trial) => Promise<void>
  /**
   * Returns the report of an earlier dry run on the same site, if the command needs nothing else. The run then ends
   * early.
   */
  readonly recall?: (siteKey: string, memo: Memo) => BuildReport | undefined
}

/** Reads a page's file from the staging folder, else from the output folder; throws if neither has it. */
export function readTrialPage({ stageDir, outDir }: Pick<Trial, 'stageDir' | 'outDir'>, file: string): Buffer {
  const staged = join(stageDir, file)
  return readRegularFile(existsSync(staged) ? staged : join(outDir, file))
}
