import { lstatSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isInside, toSitePath } from '../../config/site-path.js'
import type { FileChanges } from '../../session/live/file-changes.js'

/** Where to look, and since when. */
export interface MissedRequest {
  /** Absolute path of the site's folder. */
  readonly siteDir: string
  /** Absolute paths of files and folders. */
  readonly roots: readonly string[]
  /** Whether an absolute path and everything below it is ignored. */
  readonly isIgnored: (path: string) => boolean
  /** In milliseconds of the file system's clock. */
  readonly since: number
}

/**
 * Finds files and folders that have changed since a time. A folder changes when a file in it is added, moved or
 * deleted.
 */
export function findMissedChanges({ siteDir, roots, isIgnored, since }: MissedRequest): FileChanges {
  const paths: string[] = []
  let isStructural = false
  const look = (path: string): void => {
    const stats = isIgnored(path) || isBrokenLink(path) ? undefined : ifAllowed(() => statSync(path))
    if (!stats) return
    const isChanged = Math.max(stats.mtimeMs, stats.ctimeMs) >= since
    // The site's folder itself has an empty path, and the files in it are also checked.
    if (isChanged && path !== siteDir) paths.push(toSitePath(siteDir, path))
    if (!stats.isDirectory()) return
    isStructural ||= isChanged
    for (const name of ifAllowed(() => readdirSync(path)) ?? []) look(join(path, name))
  }
  for (const root of roots) look(root)
  return { paths, isStructural }
}

/** Returns the result of a function; `undefined` if it throws. The code that reads the file reports the problem. */
function ifAllowed<Value>(look: () => Value): Value | undefined {
  try {
    return look()
  } catch {
    return undefined
  }
}

/**
 * Whether an absolute path is a broken or circular symbolic link: one that points to itself, or to a folder that
 * the path passes through.
 */
export function isBrokenLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink() && !statSync(path).isFile() && containsAncestor(realpathSync(path), path)
  } catch (error) {
    // If `lstat` fails, there is no link at the path.
    return error instanceof Error && 'syscall' in error && error.syscall !== 'lstat'
  }
}

/**
 * Whether a folder is, or contains, the real path of a parent folder of a path. All parent folders count: if two links
 * point to each other's folders, neither target has to contain the other link directly.
 */
function containsAncestor(folder: string, path: string): boolean {
  const parent = dirname(path)
  return parent !== path && (isInside(folder, realpathSync(parent)) || containsAncestor(folder, parent))
}
