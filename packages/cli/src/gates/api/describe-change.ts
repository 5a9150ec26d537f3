import type { ApiChange } from '@docgen/renderer/openapi'

const MAX_NAMES = 3

/** The message of a change. The names of its operations precede it, unless it contains the first one. */
export function describeChange({ operations, message }: Pick<ApiChange, 'operations' | 'message'>): string {
  const [first] = operations
  if (first === undefined || message.includes(first)) return message
  const names = operations.slice(0, MAX_NAMES).join(', ')
  const rest = operations.length - MAX_NAMES
  return `${names}${rest > 0 ? ` and ${rest} more` : ''}: ${message}`
}
