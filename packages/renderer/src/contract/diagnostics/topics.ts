/** Meaning of a diagnostic code, and how to fix the problem: sentences in Markdown. */
export interface DiagnosticExplanation {
  readonly meaning: string
  readonly fix: string
}

/** Topic → diagnostic code → its explanation, in the order of the manual. */
export type DiagnosticTopics = Readonly<Record<string, Readonly<Record<string, DiagnosticExplanation>>>>
