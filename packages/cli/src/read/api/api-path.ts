import { posix } from 'node:path'
import { EXTERNAL_FILES, encodeKey } from '@docgen/renderer/openapi'
import { decodePath } from '../decode-path.js'

/** Rewrites a position in a file to a reference inside the bundled description, whose main file is `root`. */
export function pointTo(path: string, fragment: string, root: string): string {
  return path === root ? `#${fragment}` : `#/${EXTERNAL_FILES}/${encodeURIComponent(encodeKey(path))}${fragment}`
}

/** The file that a reference in another one names, relative to the site's folder. */
export function resolvePath(target: string, from: string): string {
  const decoded = decodePath(target)
  if (target === '' || decoded.startsWith('/')) return decoded || from
  return posix.join(posix.dirname(from), decoded)
}

/** Resolves a URL against the URL of the file that contains it; undefined if it is invalid. */
export function parseUrl(url: string, base: string): URL | undefined {
  return URL.canParse(url, base) ? new URL(url, base) : undefined
}
