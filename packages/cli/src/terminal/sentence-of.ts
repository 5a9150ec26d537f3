import type { Diagnostic } from '@docgen/renderer/contract'
import { formatPosition } from './format-position.js'

/** Joins the message and the hint of a diagnostic. A message from site code may already end with punctuation. */
export function sentenceOf({ message, hint }: Pick<Diagnostic, 'message' | 'hint'>): string {
  return hint === undefined ? message : `${message}${/[.!?]$/.test(message) ? '' : '.'} ${hint}`
}

/** Returns the message and the hint of a diagnostic, then a line for each related position. */
export function textOf(diagnostic: Pick<Diagnostic, 'message' | 'hint' | 'related'>): string {
  const { related = [] } = diagnostic
  return [sentenceOf(diagnostic), ...related.map((each) => `→ ${formatPosition(each)}: ${each.message}`)].join('\n')
}
