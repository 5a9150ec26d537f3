import type { Colors } from './create-terminal.js'
import { toVisible } from './create-terminal.js'
import { formatDuration } from './format-amounts.js'

/** A request that a mock server has answered. */
export interface LoggedRequest {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly status: number
  readonly ms: number
  readonly notes: readonly string[]
}

/** Maximum length of a URL, and number of notes, of a request in the log. */
const MAX_URL = 200
const MAX_NOTES = 5

/** Formats a request as a line, with a line for each of its notes: `GET    /pets  200  3 ms`. */
export function formatAnsweredRequest({ method, url, status, ms, notes }: LoggedRequest, colors: Colors): string {
  const color = status < 300 ? colors.green : status < 400 ? colors.cyan : status < 500 ? colors.yellow : colors.red
  const shortUrl = url.length > MAX_URL ? `${url.slice(0, MAX_URL)}…` : url
  const rest = notes.length - MAX_NOTES
  return [
    `${color(String(status))} ${toVisible(method.padEnd(6))} ${toVisible(shortUrl)} ${colors.dim(formatDuration(ms))}`,
    ...notes.slice(0, MAX_NOTES).map((note) => colors.dim(`    ${toVisible(note)}`)),
    ...(rest > 0 ? [colors.dim(`    and ${rest} more`)] : []),
  ].join('\n')
}
