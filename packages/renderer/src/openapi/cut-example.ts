/** Maximum length of an example in characters. Pages cut longer examples, and docgen warns about them. */
export const MAX_EXAMPLE_LENGTH = 40_000

/** The text of an example as pages show it. */
export function cutExample(text: string): string {
  return text.length <= MAX_EXAMPLE_LENGTH ? text : `${text.slice(0, MAX_EXAMPLE_LENGTH)}…`
}
