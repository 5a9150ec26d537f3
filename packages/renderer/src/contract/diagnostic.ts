import type { DiagnosticCode } from './diagnostic-catalog.js'
import type { Severity } from './diagnostics/topics.js'

/** A problem in the user's files, as data. Stages return diagnostics; only the CLI's terminal prints them. */
export interface Diagnostic {
  /** Stable kebab-case name of the rule, such as `broken-link`. */
  readonly code: DiagnosticCode
  readonly severity: Severity
  /** Path relative to the site's folder, with `/` as separator. Absent if no file is affected. */
  readonly file?: string
  /** 1-based line. */
  readonly line?: number
  /** 1-based column, in UTF-16 code units. */
  readonly column?: number
  /** Number of code units to underline in the code frame; 1 if absent. */
  readonly length?: number
  /** What was found and what was expected, in one sentence without a final period. */
  readonly message: string
  /**
   * What of the file the problem is about: the component of `mdx-failed`, or the export of `missing-export` as
   * `module#name`.
   */
  readonly subject?: string
  /** A fix to paste or follow, such as `Did you mean /advanced/plans?`. */
  readonly hint?: string
  /** Other positions that the problem is about, such as the page that has the same URL. */
  readonly related?: readonly RelatedPosition[]
  /** A replacement in `file` that fixes the problem; `docgen check --fix` applies it. */
  readonly fix?: TextFix
  /**
   * Set for a name that neither exists nor resembles an existing name: a script of the site may have to create it
   * first.
   */
  readonly missing?: string
  /** Set if code of the site failed on a page. Failures with the same cause are reported once, with all pages. */
  readonly failure?: PageFailure
  /** Stack of an error thrown by the site's code, line by line; shown on request. */
  readonly stack?: string
}

/** Another position that a diagnostic is about. Messages and hints name no positions. */
export interface RelatedPosition {
  /** Like the file of a diagnostic. */
  readonly file: string
  /** 1-based. */
  readonly line?: number
  /** 1-based, in UTF-16 code units. */
  readonly column?: number
  /** What is at this position, such as `this page has the route`. */
  readonly message: string
}

/** A replacement of text on one line. */
export interface TextFix {
  /** 1-based. */
  readonly line: number
  /** 1-based, in UTF-16 code units. */
  readonly column: number
  /** Number of code units to replace; 0 to insert. */
  readonly length: number
  readonly text: string
}

/** A failure of site code that can repeat on other pages. */
export interface PageFailure {
  /** The same for all failures with the same cause. */
  readonly cause: string
  /** Name of the page at the end of the hint; absent if the page is `file`. */
  readonly page?: string
  /** True if docgen stopped waiting for the code because it did not finish. */
  readonly isUnfinished?: boolean
  /** The island whose props are not JSON. */
  readonly island?: IslandFailure
}

/**
 * An island's props that JSON would change or lose. The theme's `Island` throws an error with it as `islandFailure`.
 */
export interface IslandFailure {
  /** `default` if the component has no name. */
  readonly island: string
  /** Each with a description of its value. */
  readonly props: readonly { readonly name: string; readonly value: string }[]
}

/** The result of a stage: its value and the diagnostics found on the way. */
export interface Outcome<Value> {
  readonly value: Value
  readonly diagnostics: readonly Diagnostic[]
}
