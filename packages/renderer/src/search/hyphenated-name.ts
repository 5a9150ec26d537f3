// Such as `not-found`, `Retry-After`, `docs-versions.json`, and the `no-cache` of `--no-cache`.
const NAME = /[\p{L}\p{N}_]+(?:[-.][\p{L}\p{N}_]+)*/gu
// Longer ones are keys: nobody types them.
const LONGEST = 64

/** The names with hyphens in a text. Lunr cuts them into words; as they are they say more. */
export function findHyphenatedNames(text: string): readonly string[] {
  const names: string[] = []
  // From hyphen to hyphen: most of a text has none, and to ask the pattern of all of it takes five times as long.
  for (let at = text.indexOf('-'); at !== -1; ) {
    const space = text.indexOf(' ', at)
    const end = space === -1 ? text.length : space
    const word = text.slice(text.lastIndexOf(' ', at) + 1, end)
    for (const name of word.match(NAME) ?? []) if (name.includes('-') && name.length <= LONGEST) names.push(name)
    at = text.indexOf('-', end)
  }
  return names
}
