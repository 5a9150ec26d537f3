import { realpathSync } from 'node:fs'
import { join, posix } from 'node:path'
import { isInside } from '../../config/site-path.js'
import { countRepositoryFolders, isInRepository } from '../git/count-repository-folders.js'

/**
 * Whether a path, relative to the site's folder, is inside the folder `above` levels above the site's folder: by
 * default the root of its repository if the path begins with `../`, else the site's folder. Resolves symbolic links. A
 * missing file is inside if its path is.
 */
export function isOfSite(
  path: string,
  siteDir: string,
  above = path.startsWith('../') ? countRepositoryFolders(siteDir) : 0,
): boolean {
  if (posix.isAbsolute(path) || path.includes('\\')) return false
  if (!isInRepository(path, above)) return false
  try {
    return isInside(realpathSync(join(siteDir, '../'.repeat(above))), realpathSync(join(siteDir, path)))
  } catch {
    // Reading the missing file reports it.
    return true
  }
}
