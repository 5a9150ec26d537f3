import type { Diagnostic } from '@docgen/renderer/contract'

/** Name of a checked rule, as in the Agent-Friendly Documentation Spec. */
export type AgentRule =
  | 'llms-txt-exists'
  | 'llms-txt-valid'
  | 'llms-txt-size'
  | 'llms-txt-links-resolve'
  | 'llms-txt-links-markdown'
  | 'llms-txt-coverage'
  | 'llms-txt-directive-html'
  | 'llms-txt-directive-md'
  | 'page-size-markdown'
  | 'page-size-transfer'
  | 'markdown-code-fence-validity'
  | 'markdown-content-parity'
  | 'markdown-link-portability'
  | 'section-header-quality'

/** A rule that a file breaks. */
export interface AgentProblem {
  readonly rule: AgentRule
  readonly severity: Diagnostic['severity']
  readonly message: string
  readonly hint: string
  /** 1-based line in the file. */
  readonly line?: number
}

/** Numbers of characters: agents truncate files longer than `warning`, and lose most of a file longer than `error`. */
export const SIZES = { warning: 50_000, error: 100_000 }
