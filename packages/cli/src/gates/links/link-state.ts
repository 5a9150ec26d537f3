import { existsSync } from 'node:fs'
import * as z from 'zod/mini'
import { readJsonFile } from '../../config/files/read-json-file.js'

/** Name of the file in the site's folder that stores the state of external links; users commit it. */
export const LINK_STATE_FILE = 'links.lock.json'

const FAILURE_HOURS = 72
const MAX_FAILURES = 3

const stateSchema = z.object({ version: z.literal(1), links: z.record(z.string(), z.array(z.string())) })

/** URL → times of failures since it last worked, RFC 3339 in UTC; no entry for a URL that has never worked. */
export type LinkState = ReadonlyMap<string, readonly string[]>

/** Reads the state: empty without a file, undefined if the file has another format. */
export function readLinkState(path: string): LinkState | undefined {
  if (!existsSync(path)) return new Map()
  const { success, data } = stateSchema.safeParse(readJsonFile(path))
  return success ? new Map(Object.entries(data.links)) : undefined
}

/** The state as JSON, sorted, with one URL per line, so that merges rarely conflict. */
export function formatLinkState(state: LinkState): string {
  const lines = [...state]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([url, failures]) => `    ${JSON.stringify(url)}: ${JSON.stringify(failures)}`)
  return `{\n  "version": 1,\n  "links": {${lines.length === 0 ? '' : `\n${lines.join(',\n')}\n  `}}\n}\n`
}

/** The result of another failure of a link. */
export interface JudgedFailure {
  /** Whether the link is reported as broken: it has never worked, or has failed three times within 72 hours. */
  readonly isBroken: boolean
  /** The failures to remember; undefined for a link that has never worked. */
  readonly failures?: readonly string[]
}

/** Decides whether another failure makes a link broken. A link that has worked can fail twice within 72 hours. */
export function judgeFailure(earlierFailures: readonly string[] | undefined, now: string): JudgedFailure {
  if (!earlierFailures) return { isBroken: true }
  if (earlierFailures.length >= MAX_FAILURES) return { isBroken: true, failures: earlierFailures }
  const earliest = Date.parse(now) - FAILURE_HOURS * 3600 * 1000
  const failures = [...earlierFailures.filter((time) => Date.parse(time) >= earliest), now]
  return { isBroken: failures.length >= MAX_FAILURES, failures }
}
