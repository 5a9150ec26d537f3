/** Joins class names with spaces and skips absent ones. */
export function joinClassNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter((name) => name !== undefined && name !== false && name !== '').join(' ')
}
