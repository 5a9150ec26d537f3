/**
 * Severity of a diagnostic: an `error` fails the build, a `warning` fails it only under `--strict`, an `info` never
 * does.
 */
export type Severity = 'error' | 'warning' | 'info'

/** Severity and meaning of a diagnostic code, and how to fix the problem. Texts are Markdown. */
export interface DiagnosticExplanation {
  /** The severity; if the code can have several, each with the cases that have it, such as `for an image`. */
  readonly severity: Severity | Readonly<Partial<Record<Severity, string>>>
  /** The field of the config that sets another severity. */
  readonly setting?: string
  /** In sentences. */
  readonly meaning: string
  /** In sentences. */
  readonly fix: string
}

/** Topic → diagnostic code → its explanation, in the order of the manual. */
export type DiagnosticTopics = Readonly<Record<string, Readonly<Record<string, DiagnosticExplanation>>>>
