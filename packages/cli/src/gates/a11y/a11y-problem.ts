import type { Diagnostic, DiagnosticCode } from '@docgen/renderer/contract'

/** The code of an accessibility rule. */
export type A11yCode = Extract<DiagnosticCode, `a11y-${string}`>

/** A property of an element by which it can be found in the source of the page. */
export interface Clue {
  readonly kind: 'heading' | 'link' | 'alt' | 'tag' | 'id' | 'cell' | 'text'
  /** Text of a heading, a link or another element, alternative text, name of a tag, id, or text of a table cell. */
  readonly text: string
  /** Level of a heading on the page; in the file of a partial, the heading can have a different level. */
  readonly level?: number
  /** URL of a link to another site; absent for other links, because the source can write their URLs differently. */
  readonly url?: string
}

/** A problem of one element of a page. */
export interface A11yProblem extends Pick<Diagnostic, 'severity' | 'message' | 'hint'> {
  readonly code: A11yCode
  /** Whether the element is in the main part of the page, and not in a part that pages share. */
  readonly isContent: boolean
  readonly clue?: Clue
}

/** Reports a problem. */
export type Report = (problem: Omit<A11yProblem, 'isContent'>) => void
