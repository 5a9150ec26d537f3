/** `a`, `a or b`, `a, b or c`; without duplicates. */
export function listOr(words: readonly string[]): string {
  const distinct = [...new Set(words)]
  const last = distinct.at(-1) ?? ''
  return distinct.length < 2 ? last : `${distinct.slice(0, -1).join(', ')} or ${last}`
}
