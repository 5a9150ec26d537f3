// `v1.2.3`, and `v1.x`; not the `v1` of an address, which is a name.
const WITH_V = /^v(?=\d+\.[\dx])/
const WHOLE = /^\d+(?:\.\d+)+$/

/** A word in lower case without the `v` before a version number: people write `v1.2.3` and `1.2.3` for the same. */
export function withoutV(word: string): string {
  return word.replace(WITH_V, '')
}

/** Whether a term is a number with dots in it, such as `1.2`: it stands for all that go on after another dot, too. */
export function isVersionNumber(term: string): boolean {
  return WHOLE.test(term)
}
