/** Values of a pattern's placeholders: by their names, `splat` for the star. */
export type Captures = Readonly<Record<string, string>>

/** Matches a decoded path and returns its captures; `undefined` if it does not match. */
export type PathPattern = (path: string) => Captures | undefined

/** A part of a pattern: literal text, or the name of a placeholder. */
type Part = { readonly text: string } | { readonly name: string; readonly isStar: boolean }

/**
 * Compiles a path pattern of `_headers` and `_redirects`: `*` is any text, `:name` the text up to the next slash. A
 * trailing slash makes no difference.
 */
export function compilePattern(pattern: string): PathPattern {
  const plain = decodePattern(pattern.replace(/^https?:\/\/[^/]+/, '')).replace(/(?<=.)\/$/, '')
  const parts = parsePattern(plain)
  // Most paths do not begin like the pattern, so this check is faster.
  const beginning = plain.split(/\*|:[a-z]/i, 1)[0] ?? ''
  return (path) => (path.startsWith(beginning) ? matchParts(parts, path) : undefined)
}

function parsePattern(pattern: string): readonly Part[] {
  return pattern
    .split(/(\*|:[a-z]\w*)/i)
    .map((text, index) =>
      index % 2 === 0
        ? { text }
        : text === '*'
          ? { name: 'splat', isStar: true }
          : { name: text.slice(1), isStar: false },
    )
}

/**
 * Matches a whole path; each placeholder captures as much as it can. A regular expression with several stars could take
 * nearly endless time.
 */
function matchParts(parts: readonly Part[], path: string): Captures | undefined {
  // One row per part, one column per offset: whether the part and all later parts match the rest of the path from
  // there.
  const rows: boolean[][] = [
    Array.from({ length: path.length + 1 }, (_, at) => ['', '/'].includes(path.slice(at, at + 2))),
  ]
  for (const part of parts.toReversed()) rows.unshift(findStarts(part, path, rows[0] ?? []))
  if (!rows[0]?.[0]) return undefined
  const captures: Record<string, string> = {}
  let at = 0
  for (const [index, part] of parts.entries()) {
    if ('text' in part) at += part.text.length
    else {
      const slash = part.isStar ? -1 : path.indexOf('/', at)
      const end = slash === -1 ? path.length : slash
      const next = rows[index + 1]?.lastIndexOf(true, end) ?? end
      captures[part.name] = path.slice(at, next)
      at = next
    }
  }
  return captures
}

/** Returns, for each offset, whether the part matches from it up to an offset that is true in `next`. */
function findStarts(part: Part, path: string, next: readonly boolean[]): boolean[] {
  const starts: boolean[] = next.map(() => false)
  for (let at = path.length; at >= 0; at--) {
    if ('text' in part) starts[at] = next[at + part.text.length] === true && path.startsWith(part.text, at)
    else if (part.isStar) starts[at] = next[at] === true || starts[at + 1] === true
    else starts[at] = at < path.length && path[at] !== '/' && (next[at + 1] === true || starts[at + 1] === true)
  }
  return starts
}

function decodePattern(pattern: string): string {
  try {
    return decodeURI(pattern)
  } catch {
    return pattern
  }
}

/** Replaces placeholders with their percent-encoded captures; keeps unknown placeholders. */
export function fillPattern(text: string, captures: Captures): string {
  return text.replace(/:([a-z]\w*)/gi, (whole, name: string) =>
    Object.hasOwn(captures, name) ? encodeURI(captures[name] ?? '') : whole,
  )
}
