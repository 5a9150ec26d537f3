import { isAbsolute, posix } from 'node:path'
import { toSitePath } from '../site-path.js'

/** Converts a path of the config, absolute or not, to one relative to the site's folder, with slashes. */
export function fromConfig(path: string, siteDir: string): string {
  return posix.normalize(isAbsolute(path) ? toSitePath(siteDir, path) : path.replaceAll('\\', '/'))
}
