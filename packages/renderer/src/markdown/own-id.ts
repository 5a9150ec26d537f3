const ID_SUFFIX = /(?<!\s)\s*\{#([^\s{}]+)\}\s*$/

/** The id that ends a heading's text, `Title {#id}`, and where what belongs to it begins. */
export function ownIdIn(text: string): { readonly id: string; readonly index: number } | undefined {
  const match = ID_SUFFIX.exec(text)
  return match?.[1] === undefined ? undefined : { id: match[1], index: match.index }
}
