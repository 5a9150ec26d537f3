/** Maximum length of an example: the rest is cut, and reported. */
export const LONGEST_EXAMPLE = 40_000

/** An example as shown on pages. */
export function cutExample(text: string): string {
  return text.length <= LONGEST_EXAMPLE ? text : `${text.slice(0, LONGEST_EXAMPLE)}…`
}
