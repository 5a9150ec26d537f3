import { isAbsolute, posix } from 'node:path'
import { toSitePath } from '../../config/site-path.js'

/** A path of the config, which may be absolute, relative to the site's folder, with slashes. */
export function fromConfig(path: string, siteDir: string): string {
  return posix.normalize(isAbsolute(path) ? toSitePath(siteDir, path) : path.replaceAll('\\', '/'))
}
