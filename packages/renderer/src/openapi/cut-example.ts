/** Longer examples than this make a page that nobody reads: the rest is cut, and reported. */
export const LONGEST_EXAMPLE = 40_000

/** An example as pages show it. */
export function cutExample(text: string): string {
  return text.length <= LONGEST_EXAMPLE ? text : `${text.slice(0, LONGEST_EXAMPLE)}…`
}
