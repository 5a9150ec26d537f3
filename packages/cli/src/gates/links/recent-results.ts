import { existsSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod/mini'
import { createFolder } from '../../cache/create-folder.js'
import { readJsonFile } from '../../config/files/read-json-file.js'

const MAX_AGE_HOURS = 24

const resultSchema = z.object({
  /** RFC 3339 date and time in UTC. */
  at: z.string(),
  moved: z.exactOptional(z.string()),
  /** Fragment of a link to the page → whether the page has it. */
  anchors: z.record(z.string(), z.boolean()),
})
const fileSchema = z.object({ version: z.literal(1), results: z.record(z.string(), resultSchema) })

/** The last result of a URL that works. */
export type RecentResult = z.infer<typeof resultSchema>

/** URL → result of the last 24 hours; empty if there is no usable file. */
export function readRecentResults(path: string, now: string): ReadonlyMap<string, RecentResult> {
  if (!existsSync(path)) return new Map()
  const { success, data } = fileSchema.safeParse(readJsonFile(path))
  if (!success) return new Map()
  const earliest = Date.parse(now) - MAX_AGE_HOURS * 3600 * 1000
  // A result from the future comes from a clock that was wrong.
  const isRecent = ({ at }: RecentResult): boolean => Date.parse(at) >= earliest && Date.parse(at) <= Date.parse(now)
  return new Map(Object.entries(data.results).filter(([, result]) => isRecent(result)))
}

/** Writes results. If that fails, the next run only takes longer. */
export function writeRecentResults(path: string, results: ReadonlyMap<string, RecentResult>): void {
  try {
    createFolder(dirname(path))
    writeFileSync(path, JSON.stringify({ version: 1, results: Object.fromEntries(results) }))
  } catch {
    return
  }
}
