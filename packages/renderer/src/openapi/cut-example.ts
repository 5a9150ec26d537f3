/** Maximum length of an example: the rest is cut, and reported. */
export const MAX_EXAMPLE_LENGTH = 40_000

/** An example as shown on pages. */
export function cutExample(text: string): string {
  return text.length <= MAX_EXAMPLE_LENGTH ? text : `${text.slice(0, MAX_EXAMPLE_LENGTH)}…`
}
