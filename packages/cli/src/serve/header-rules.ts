import { compilePattern, type PathPattern } from './match-pattern.js'

/** One block of `_headers`. */
export interface HeaderRule {
  readonly matches: PathPattern
  /** In the order of the file; a value of `undefined` takes the header away that an earlier rule has set. */
  readonly headers: readonly (readonly [name: string, value: string | undefined])[]
}

/** Reads a `_headers` file as static hosts do: a path pattern, then indented `Name: value` lines. */
export function parseHeaderRules(text: string): readonly HeaderRule[] {
  const rules: { matches: PathPattern; headers: [string, string | undefined][] }[] = []
  for (const line of text.split(/\r?\n/)) {
    const content = line.trim()
    if (content === '' || content.startsWith('#')) continue
    const colon = content.indexOf(':')
    if (/^\S/.test(line)) rules.push({ matches: compilePattern(content), headers: [] })
    else if (content.startsWith('!')) rules.at(-1)?.headers.push([content.slice(1).trim().toLowerCase(), undefined])
    else if (colon > 0) {
      rules.at(-1)?.headers.push([content.slice(0, colon).trim().toLowerCase(), content.slice(colon + 1).trim()])
    }
  }
  return rules
}

/** The headers of a path by their names in small letters; a header that several rules set has all values, one after another. */
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
