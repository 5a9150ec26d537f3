import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { STORE_NAME } from '../cache/open-cache.js'
import { openPackStore } from '../cache/pack-store.js'
import type { DoctorReport } from './doctor-report.js'

/** Maximum number of values to check: reading them all could take minutes on a large site. */
const MAX_CHECKED = 20_000

/** Counts and checks the values of a site's cache. Changes nothing. */
export function examineCache(siteDir: string): DoctorReport['cache'] {
  const folder = join(siteDir, '.docgen/cache', STORE_NAME)
  const none = { format: STORE_NAME, entries: 0, broken: 0, checked: 0, bytes: 0 }
  if (!existsSync(folder)) return { state: 'none', ...none }
  try {
    const bytes = readdirSync(folder).reduce((sum, name) => sum + sizeOf(join(folder, name)), 0)
    const store = openPackStore(folder)
    const keys = [...store.keys()]
    const checked = keys.slice(0, MAX_CHECKED)
    const broken = checked.filter((key) => store.get(key) === undefined).length
    store.close()
    const counts = { format: STORE_NAME, entries: keys.length, broken, checked: checked.length, bytes }
    return { state: broken > 0 ? 'damaged' : 'readable', ...counts }
  } catch {
    return { state: 'unreadable', ...none }
  }
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}
