/** What stood for the placeholders of a pattern: by their names, `splat` for the star. */
export type Captures = Readonly<Record<string, string>>

/** Says what a decoded path gives for the pattern; `undefined` where it does not match. */
export type PathPattern = (path: string) => Captures | undefined

/** A path pattern of `_headers` and `_redirects`: `*` is any text, `:name` the text up to the next slash. A final slash makes no difference. */
export function compilePattern(pattern: string): PathPattern {
  const names: string[] = []
  const source = decodePattern(pattern.replace(/^https?:\/\/[^/]+/, ''))
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*|:([a-z]\w*)/gi, (_whole, name: string | undefined) => {
      names.push(name ?? 'splat')
      return name === undefined ? '(.*)' : '([^/]+)'
    })
  const expression = new RegExp(`^${source.replace(/(?<=.)\/$/, '')}/?$`, 'su')
  return (path) => {
    const match = expression.exec(path)
    return match ? Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? ''])) : undefined
  }
}

function decodePattern(pattern: string): string {
  try {
    return decodeURI(pattern)
  } catch {
    return pattern
  }
}

/** Puts captures into the places of their names. */
export function fillPattern(text: string, captures: Captures): string {
  return text.replace(/:([a-z]\w*)/gi, (whole, name: string) =>
    Object.hasOwn(captures, name) ? encodeURI(captures[name] ?? '') : whole,
  )
}
