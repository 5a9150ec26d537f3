const MAX_LENGTH = 60

/** Describes a value in a message: strings (shortened), numbers and booleans as written, other values by their type. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'nothing (null)'
  if (typeof value === 'string') return quote(value)
  if (typeof value === 'function') return 'a function'
  if (typeof value === 'symbol') return 'a symbol'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list'
  if (value instanceof Promise) return 'a promise'
  if (value instanceof Date) return 'a date'
  if (typeof value === 'object') return 'an object'
  return String(value)
}

function quote(text: string): string {
  const quoted = JSON.stringify(text)
  return quoted.length <= MAX_LENGTH ? quoted : `${quoted.slice(0, MAX_LENGTH - 1)}…"`
}

/** Lists alternatives without duplicates: `a`, `a or b`, `a, b or c`. */
export function listOr(words: readonly string[]): string {
  const distinct = [...new Set(words)]
  const last = distinct.at(-1) ?? ''
  return distinct.length < 2 ? last : `${distinct.slice(0, -1).join(', ')} or ${last}`
}
