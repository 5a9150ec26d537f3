import type { Diagnostic } from '@docgen/renderer/contract'

/** How long a stage took, in milliseconds of wall time. */
export interface StageTime {
  readonly name: string
  readonly ms: number
}

/** The report of one build; `--json` prints it with paths from the working directory. The version rises when a field changes its meaning or goes. */
export interface BuildReport {
  readonly version: 2
  /** True when no diagnostic of level error stands (nor a warning, under `--strict`) and the output was put in place. */
  readonly ok: boolean
  readonly pages: {
    readonly total: number
    /** Rendered in this run. */
    readonly rendered: number
    /** Of these, compiled from Markdown in this run. */
    readonly compiled: number
    /** Of those rendered, with a text from the cache. The rest has no text, or one that was compiled for another page in this run. */
    readonly recalled: number
    /** Left as they lay in the output folder. */
    readonly kept: number
  }
  readonly stages: readonly StageTime[]
  /** What the stage `pages` consists of: time by kind of work, summed over all pages and threads. */
  readonly work: readonly StageTime[]
  readonly output: {
    /** Relative to the site's folder where it is inside; empty where the build left it as it was. */
    readonly folder: string
    readonly files: number
    readonly bytes: number
  }
  /** The pages with the most bytes of HTML, heaviest first. */
  readonly heaviest: readonly { readonly route: string; readonly bytes: number }[]
  readonly errors: number
  readonly warnings: number
  readonly diagnostics: readonly Diagnostic[]
}
