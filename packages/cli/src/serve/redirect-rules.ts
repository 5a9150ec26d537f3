import { parseRedirectLines } from '../read/host-files/parse-redirect-lines.js'
import { compilePattern, fillPattern, type PathPattern } from './match-pattern.js'

/** A line of `_redirects`. */
export interface RedirectRule {
  readonly matches: PathPattern
  readonly to: string
  readonly status: number
  /** Whether it precedes a file at the same path. */
  readonly isForced: boolean
}

/** Result of a rule: with status 200 or 404 the file there is served, else the browser is redirected. */
export interface RuledTarget {
  readonly to: string
  readonly status: number
}

/** Parses a `_redirects` file as static hosts do. Skips lines with conditions that only a host can evaluate. */
export function parseRedirectRules(text: string): readonly RedirectRule[] {
  return parseRedirectLines(text).rules.flatMap(({ from, to, status, isForced, isConditional }) =>
    isConditional ? [] : { matches: compilePattern(from), to, status, isForced },
  )
}

/** The first rule that matches a path; `isForced` selects the rules that precede files. */
export function findRule(path: string, rules: readonly RedirectRule[], isForced: boolean): RuledTarget | undefined {
  for (const rule of rules) {
    const captures = rule.isForced || !isForced ? rule.matches(path) : undefined
    if (captures) return { to: fillPattern(rule.to, captures), status: rule.status }
  }
  return undefined
}
