// A name such as `not-found`, `Retry-After`, `docs-versions.json`, and the `no-cache` of `--no-cache`.
const NAME = /[\p{L}\p{N}_]+(?:[-.][\p{L}\p{N}_]+)*/gu
// Maximum length of a name. Longer names are keys, which no one types.
const MAX_LENGTH = 64

/** The hyphenated names in a text. Lunr splits them into words; whole, they are more specific. */
export function findHyphenatedNames(text: string): readonly string[] {
  const names: string[] = []
  // Search from hyphen to hyphen: texts have few hyphens, and matching the pattern against the whole text is slower.
  for (let at = text.indexOf('-'); at !== -1; ) {
    const space = text.indexOf(' ', at)
    const end = space === -1 ? text.length : space
    const word = text.slice(text.lastIndexOf(' ', at) + 1, end)
    for (const name of word.match(NAME) ?? []) if (name.includes('-') && name.length <= MAX_LENGTH) names.push(name)
    at = text.indexOf('-', end)
  }
  return names
}
