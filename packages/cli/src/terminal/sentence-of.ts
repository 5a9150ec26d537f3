import type { Diagnostic } from '@docgen/renderer/contract'

/** Joins the message and the hint of a diagnostic. A message from site code may already end with punctuation. */
export function sentenceOf({ message, hint }: Pick<Diagnostic, 'message' | 'hint'>): string {
  return hint === undefined ? message : `${message}${/[.!?]$/.test(message) ? '' : '.'} ${hint}`
}
