/** A rule of a `_redirects` file, as written. */
export interface RedirectLine {
  /** 1-based. */
  readonly line: number
  readonly from: string
  readonly to: string
  readonly status: number
  /** Whether the rule applies even where a file exists at the path. */
  readonly isForced: boolean
  /**
   * Whether only the host can decide if the rule applies: it names a country, a language, a role or query
   * parameters.
   */
  readonly isConditional: boolean
  /** Whether `from` matches more than one path. */
  readonly isPattern: boolean
}

/** Content of a `_redirects` file. */
export interface RedirectLines {
  readonly rules: readonly RedirectLine[]
  /** Numbers of the lines that are not empty, and neither a rule nor a comment. */
  readonly invalid: readonly number[]
}

const DEFAULT_STATUS = '301'
const STATUSES = new Set([200, 301, 302, 303, 307, 308, 404])
const PATH_OR_URL = /^(?:\/|https?:\/\/)/
/** A query parameter before the target, or a condition after it: `id=:id`, `Country=de,at`. */
const CONDITION = /^[\w-]+=/

/** Parses a `_redirects` file as static hosts do: `from [query] to [status] [conditions]`. */
export function parseRedirectLines(text: string): RedirectLines {
  const rules: RedirectLine[] = []
  const invalid: number[] = []
  for (const [index, rawLine] of text.split(/\r?\n/).entries()) {
    const content = cutComment(rawLine).trim()
    if (content === '') continue
    const rule = parseRule(content.split(/\s+/))
    if (rule) rules.push({ line: index + 1, ...rule })
    else invalid.push(index + 1)
  }
  return { rules, invalid }
}

function cutComment(line: string): string {
  const start = line.search(/(?:^|\s)#/)
  return start === -1 ? line : line.slice(0, start)
}

function parseRule([from, ...rest]: readonly string[]): Omit<RedirectLine, 'line'> | undefined {
  const position = rest.findIndex((part) => PATH_OR_URL.test(part))
  const to = rest[position]
  if (from === undefined || !PATH_OR_URL.test(from) || to === undefined) return undefined
  const after = rest.slice(position + 1)
  const rawStatus = /^\d/.test(after[0] ?? '') ? (after.shift() ?? DEFAULT_STATUS) : DEFAULT_STATUS
  const status = Number.parseInt(rawStatus, 10)
  const conditions = [...rest.slice(0, position), ...after]
  if (!STATUSES.has(status) || !conditions.every((part) => CONDITION.test(part))) return undefined
  return {
    from,
    to,
    status,
    isForced: rawStatus.endsWith('!'),
    isConditional: conditions.length > 0,
    isPattern: /\*|\/:[a-z]/i.test(from),
  }
}
