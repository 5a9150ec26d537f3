import { parseHeaderBlocks } from '../read/host-files/parse-header-blocks.js'
import { compilePattern, type PathPattern } from './match-pattern.js'

/** A block of `_headers`. */
export interface HeaderRule {
  readonly matches: PathPattern
  /** In the order of the file; a value of `undefined` removes a header that an earlier rule has set. */
  readonly headers: readonly (readonly [name: string, value: string | undefined])[]
}

/** Parses a `_headers` file as static hosts do. */
export function parseHeaderRules(text: string): readonly HeaderRule[] {
  return parseHeaderBlocks(text).map(({ pattern, headers }) => ({
    matches: compilePattern(pattern),
    headers: headers.map(({ name, value }) => [name, value]),
  }))
}

/** The headers of a path by their lower-case names; values of several rules are joined. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {}
  for (const rule of rules) {
    if (!rule.matches(path)) continue
    for (const [name, value] of rule.headers) {
      if (value === undefined) delete headers[name]
      else headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`
    }
  }
  return headers
}
