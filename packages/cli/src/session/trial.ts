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
  /** The stages after the pages. */
  readonly output: StageRun<Output>
}
