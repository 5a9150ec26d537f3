import type { ApiChange } from '@docgen/renderer/openapi'

const MAX_NAMES = 3

/** Returns the message of a change, after the names of its operations unless the message contains the first name. */
export function describeChange({ operations, message }: Pick<ApiChange, 'operations' | 'message'>): string {
  const [first] = operations
  if (first === undefined || message.includes(first)) return message
  const names = operations.slice(0, MAX_NAMES).join(', ')
  const rest = operations.length - MAX_NAMES
  return `${names}${rest > 0 ? ` and ${rest} more` : ''}: ${message}`
}
