/** Joins class names with spaces, without absent names. */
export function joinClassNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter((name) => name !== undefined && name !== false && name !== '').join(' ')
}
