/** How much a mistake matters: an `error` fails the build, a `warning` fails it only under `--strict`, an `info` never does. */
export type Severity = 'error' | 'warning' | 'info'

/** A mistake of the user's, as data. Stages return diagnostics; only the CLI's terminal prints them. */
export interface Diagnostic {
  /** Stable kebab-case name of the rule, such as `broken-link`. */
  readonly code: string
  readonly severity: Severity
  /** Path relative to the site's folder, with `/` as separator. Absent where no file is to blame. */
  readonly file?: string
  /** 1-based line. */
  readonly line?: number
  /** 1-based column, in UTF-16 code units. */
  readonly column?: number
  /** How many code units to underline in the code frame; 1 where absent. */
  readonly length?: number
  /** What was found and what was expected, in one sentence without a final full stop. */
  readonly message: string
  /** A way out that can be pasted or followed, such as `Did you mean /advanced/plans?`. */
  readonly hint?: string
  /** Where code of the site's own threw, line by line; shown to those who ask for more. */
  readonly stack?: string
}

/** A stage's answer: what it made and the mistakes that it found on the way. */
export interface Outcome<Value> {
  readonly value: Value
  readonly diagnostics: readonly Diagnostic[]
}
