// `v1.2.3` and `v1.x`, but not the `v1` of a URL, which is a name.
const WITH_V = /^v(?=\d+\.[\dx])/
const WHOLE = /^\d+(?:\.\d+)+$/

/**
 * A lower-case word without the `v` before a version number: people write `v1.2.3` and `1.2.3` for the same version.
 */
export function withoutV(word: string): string {
  return word.replace(WITH_V, '')
}

/** Whether a term is a dotted number, such as `1.2`: it also matches everything that continues after another dot. */
export function isVersionNumber(term: string): boolean {
  return WHOLE.test(term)
}
