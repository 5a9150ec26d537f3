/** Values of a pattern's placeholders: by their names, `splat` for the star. */
export type Captures = Readonly<Record<string, string>>

/** Matches a decoded path and returns its captures; `undefined` if it does not match. */
export type PathPattern = (path: string) => Captures | undefined

/**
 * Compiles a path pattern of `_headers` and `_redirects`: `*` is any text, `:name` the text up to the next slash. A
 * trailing slash makes no difference.
 */
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

/** Replaces placeholders with their captures. */
export function fillPattern(text: string, captures: Captures): string {
  return text.replace(/:([a-z]\w*)/gi, (whole, name: string) =>
    Object.hasOwn(captures, name) ? encodeURI(captures[name] ?? '') : whole,
  )
}
