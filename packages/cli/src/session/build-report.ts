import type { Diagnostic } from '@docgen/renderer/contract'

/** Duration of a stage, in milliseconds of wall time. */
export interface StageTime {
  readonly name: string
  readonly ms: number
}

/**
 * The report of one build; `--json` prints it with paths relative to the working directory. `version` increases when
 * a field is removed or changes its meaning.
 */
export interface BuildReport {
  readonly version: 3
  /** Whether there are no errors (and no warnings, with `--strict`) and the output was moved into place. */
  readonly ok: boolean
  readonly pages: {
    readonly total: number
    /** Number of pages rendered in this run. */
    readonly rendered: number
    /** Number of rendered pages compiled from Markdown in this run. */
    readonly compiled: number
    /**
     * Number of rendered pages with cached content, or of pages that were downloaded as HTML. All other rendered pages
     * that are not compiled have no content, or share the content of a page that was compiled in this run.
     */
    readonly cached: number
    /** Number of pages left unchanged in the output folder. */
    readonly unchanged: number
  }
  readonly stages: readonly StageTime[]
  /** Details of the stage `pages`: time by kind of work, summed over all pages and threads. */
  readonly work: readonly StageTime[]
  readonly output: {
    /** Relative to the site's folder; empty if the build ended before it could write the output. */
    readonly folder: string
    readonly files: number
    readonly bytes: number
  }
  /** The pages with the largest HTML, in bytes, largest first. */
  readonly heaviest: readonly { readonly route: string; readonly bytes: number }[]
  readonly errors: number
  readonly warnings: number
  readonly diagnostics: readonly Diagnostic[]
}
