import { isAbsolute, posix } from 'node:path'
import { toSitePath } from '../site-path.js'

/** Converts an absolute or relative path in a config to a path relative to the site's folder, with slashes. */
export function normalizeConfigPath(path: string, siteDir: string): string {
  return posix.normalize(isAbsolute(path) ? toSitePath(siteDir, path) : path.replaceAll('\\', '/'))
}
