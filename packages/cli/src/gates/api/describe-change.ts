import type { ReportedChange } from '../gate.js'

const MAX_NAMES = 3

/** Returns the message of a change, after the names of its operations unless it begins with the name of one. */
export function describeChange({
  subject,
  operations,
  message,
}: Pick<ReportedChange, 'subject' | 'operations' | 'message'>): string {
  if (subject !== undefined || operations.length === 0) return message
  const names = operations.slice(0, MAX_NAMES).join(', ')
  const rest = operations.length - MAX_NAMES
  return `${names}${rest > 0 ? ` and ${rest} more` : ''}: ${message}`
}
