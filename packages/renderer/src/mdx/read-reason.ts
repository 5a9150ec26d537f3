const LONGEST = 300

/** Why something was thrown, in words: code may throw anything, and an error may say anything or nothing. */
export function readReason(thrown: unknown): string {
  const reason = thrown instanceof Error ? readMessage(thrown) : `${readValue(thrown)}, which is no error`
  return reason.length > LONGEST ? `${reason.slice(0, LONGEST)}…` : reason
}

function readMessage(error: Error): string {
  const { message }: { readonly message: unknown } = error
  if (typeof message === 'string' && message.trim() !== '') return message
  const [first, ...others] = error instanceof AggregateError ? error.errors : []
  if (first === undefined) return 'an error without a message'
  return others.length === 0 ? readReason(first) : `${readReason(first)}, and ${others.length} more`
}

function readValue(value: unknown): string {
  if (typeof value === 'function') return 'a function'
  if (typeof value !== 'string' && (typeof value !== 'object' || value === null)) return String(value)
  try {
    return JSON.stringify(value)
  } catch {
    return 'an object'
  }
}
