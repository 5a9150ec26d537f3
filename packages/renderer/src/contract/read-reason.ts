const MAX_LENGTH = 300
/** Causes can be circular. */
const MAX_CAUSES = 3

/** Describes a thrown value: code may throw anything, and an error may have any message or none. */
export function readReason(thrown: unknown): string {
  const reason = thrown instanceof Error ? readCauses(thrown) : `${readValue(thrown)}, which is not an Error`
  return reason.length > MAX_LENGTH ? `${reason.slice(0, MAX_LENGTH)}…` : reason
}

/** Joins the messages of an error and its causes, such as `fetch failed: connect ECONNREFUSED 127.0.0.1:80`. */
function readCauses(error: Error): string {
  let reason = readMessage(error)
  let { cause } = error
  for (let depth = 0; depth < MAX_CAUSES && cause instanceof Error; depth += 1, cause = cause.cause) {
    const next = readMessage(cause)
    if (!reason.includes(next)) reason += `: ${next}`
  }
  return reason
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
