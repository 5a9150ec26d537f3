import type { Diagnostic } from '@docgen/renderer/contract'

/** Names of the rules that are checked, as in the spec. */
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

/** A rule that a file breaks, named as in the Agent-Friendly Documentation Spec. */
export interface AgentProblem {
  readonly rule: AgentRule
  readonly severity: Diagnostic['severity']
  readonly message: string
  readonly hint: string
  /** 1-based line in the file. */
  readonly line?: number
}

/** In characters: agents truncate files that are longer than `warning`, and lose most of those above `error`. */
export const SIZES = { warning: 50_000, error: 100_000 }
