import { parseRedirectLines } from '../read/host-files/parse-redirect-lines.js'
import { compilePattern, fillPattern, type PathPattern } from './match-pattern.js'

/** One line of `_redirects`. */
export interface RedirectRule {
  readonly matches: PathPattern
  readonly to: string
  readonly status: number
  /** Whether it goes before a file at the same path. */
  readonly isForced: boolean
}

/** Where a rule leads: with status 200 or 404 the file there is the answer, else the browser is sent there. */
export interface RuledTarget {
  readonly to: string
  readonly status: number
}

/** Reads a `_redirects` file as static hosts do. Lines with conditions that only a host can judge are left out. */
export function parseRedirectRules(text: string): readonly RedirectRule[] {
  return parseRedirectLines(text).rules.flatMap(({ from, to, status, isForced, isConditional }) =>
    isConditional ? [] : { matches: compilePattern(from), to, status, isForced },
  )
}

/** The first rule that matches a path; `isForced` asks for those that go before files. */
export function findRule(path: string, rules: readonly RedirectRule[], isForced: boolean): RuledTarget | undefined {
  for (const rule of rules) {
    const captures = rule.isForced || !isForced ? rule.matches(path) : undefined
    if (captures) return { to: fillPattern(rule.to, captures), status: rule.status }
  }
  return undefined
}
