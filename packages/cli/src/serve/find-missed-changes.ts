import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { toSitePath } from '../config/site-path.js'
import type { FileChanges } from '../session/live/file-changes.js'
import { isDeadLink } from './is-dead-link.js'

/** Where and since when to look. */
export interface MissedRequest {
  /** Absolute path of the site's folder. */
  readonly siteDir: string
  /** Absolute paths of files and folders. */
  readonly roots: readonly string[]
  /** Says of an absolute path that nothing below it matters. */
  readonly isIgnored: (path: string) => boolean
  /** In milliseconds of the clock that stamps files. */
  readonly since: number
}

/** Files and folders that were written, moved or left since a time. A folder that has changed counts as one with other files. */
export function findMissedChanges({ siteDir, roots, isIgnored, since }: MissedRequest): FileChanges {
  const paths: string[] = []
  let isStructural = false
  const look = (path: string): void => {
    const stats = isIgnored(path) || isDeadLink(path) ? undefined : ifAllowed(() => statSync(path))
    if (!stats) return
    const isChanged = Math.max(stats.mtimeMs, stats.ctimeMs) >= since
    // The site's own folder has no name that would tell anything: the files in it have changed.
    if (isChanged && path !== siteDir) paths.push(toSitePath(siteDir, path))
    if (!stats.isDirectory()) return
    isStructural ||= isChanged
    for (const name of ifAllowed(() => readdirSync(path)) ?? []) look(join(path, name))
  }
  for (const root of roots) look(root)
  return { paths, isStructural }
}

/** What can't be looked at, or has just been taken away, is named as a mistake by those who read it. */
function ifAllowed<Value>(look: () => Value): Value | undefined {
  try {
    return look()
  } catch {
    return undefined
  }
}
