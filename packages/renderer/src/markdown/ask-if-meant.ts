/**
 * The hint of a name that does not exist where another one is near: `Did you mean guide/setup.md?` Where nothing but upper
 * and lower case is in the way it says so, because such a mistake is hard to see and stays unseen on disks that ignore case.
 */
export function askIfMeant(near: string, isSameButCase = false): string {
  return `Did you mean ${near}?${isSameButCase ? ' Only upper and lower case differ' : ''}`
}

/** Whether two names differ in upper and lower case, and in nothing else. */
export function isSameButCase(a: string, b: string): boolean {
  return a !== b && a.toLowerCase() === b.toLowerCase()
}
