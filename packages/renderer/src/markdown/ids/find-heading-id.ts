const ID_SUFFIX = /(?<!\s)\s*\{#([^\s{}]+)\}\s*$/

/** Finds the id at the end of a heading's text, `Title {#id}`, and the offset of the white space before it. */
export function findHeadingId(text: string): { readonly id: string; readonly index: number } | undefined {
  const match = ID_SUFFIX.exec(text)
  return match?.[1] === undefined ? undefined : { id: match[1], index: match.index }
}
