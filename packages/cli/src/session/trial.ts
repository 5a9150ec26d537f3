import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Memo } from '../cache/memo.js'
import { readRegularFile } from '../config/read-regular-file.js'
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
}

/** The bytes of a page's file; throws if it is no page of the site. */
export function readTrialPage({ stageDir, outDir }: Pick<Trial, 'stageDir' | 'outDir'>, file: string): Buffer {
  const staged = join(stageDir, file)
  return readRegularFile(existsSync(staged) ? staged : join(outDir, file))
}
