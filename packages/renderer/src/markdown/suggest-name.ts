/**
 * The hint for an unknown name that is close to a known one: `Did you mean guide/setup.md?` The hint states if only
 * letter case differs, because that is hard to see and goes unnoticed on case-insensitive file systems.
 */
export function askIfMeant(near: string, isSameButCase = false): string {
  return `Did you mean ${near}?${isSameButCase ? ' The names differ only in letter case' : ''}`
}

/** Whether two names differ only in letter case. */
export function isSameButCase(a: string, b: string): boolean {
  return a !== b && a.toLowerCase() === b.toLowerCase()
}
