import picomatch from 'picomatch/posix.js'

/** Tests whether a path, with `/` as separator, matches. */
export type PathTest = (path: string) => boolean

/** Maximum length of a pattern in picomatch, which throws above. */
const LONGEST = 65_536

/** The glob options of Docusaurus: dotfiles match, and `[!ab]` is `[^ab]`. */
const OPTIONS = { dot: true, posix: true, nonegate: true, maxLength: LONGEST }

/**
 * Compiles glob patterns into one test: a path must match at least one of them, and none of those that begin with
 * `!`.
 */
export function compileGlobs(patterns: readonly string[]): PathTest {
  const excluded = patterns.filter(isNegated)
  const isIncluded = compile(patterns.filter((pattern) => !isNegated(pattern)))
  const isExcluded = compile(excluded.map((pattern) => pattern.slice(1)))
  return (path) => isIncluded(path) && !isExcluded(path)
}

// `!(a|b)` is an extended glob, not a negation.
function isNegated(pattern: string): boolean {
  return pattern.startsWith('!') && pattern[1] !== '('
}

function compile(patterns: readonly string[]): PathTest {
  return picomatch(
    patterns.filter(({ length }) => length > 0 && length <= LONGEST),
    OPTIONS,
  )
}
