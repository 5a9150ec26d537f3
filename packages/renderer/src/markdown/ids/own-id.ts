const ID_SUFFIX = /(?<!\s)\s*\{#([^\s{}]+)\}\s*$/

/** The id at the end of a heading's text, `Title {#id}`, and the offset of its start. */
export function ownIdIn(text: string): { readonly id: string; readonly index: number } | undefined {
  const match = ID_SUFFIX.exec(text)
  return match?.[1] === undefined ? undefined : { id: match[1], index: match.index }
}
