import type { Diagnostic } from '@docgen/renderer/contract'

/** The message and the hint of a diagnostic. The message of an error from site code may already end with punctuation. */
export function sentenceOf({ message, hint }: Pick<Diagnostic, 'message' | 'hint'>): string {
  return hint === undefined ? message : `${message}${/[.!?]$/.test(message) ? '' : '.'} ${hint}`
}
