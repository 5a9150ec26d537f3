import { realpathSync } from 'node:fs'
import { join, posix } from 'node:path'
import { isInside } from '../config/site-path.js'

/** Whether a path, relative to the site's folder, is inside the folder. Symbolic links are resolved. */
export function isOfSite(path: string, siteDir: string): boolean {
  if (path.startsWith('../') || posix.isAbsolute(path) || path.includes('\\')) return false
  try {
    return isInside(realpathSync(siteDir), realpathSync(join(siteDir, path)))
  } catch {
    // A missing file is reported when it is read.
    return true
  }
}
