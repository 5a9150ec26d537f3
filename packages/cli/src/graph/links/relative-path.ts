import { posix } from 'node:path'

/** Returns `path` as a link in `file` has to spell it. Both are relative to the site's folder. */
export function relativePath(file: string, path: string): string {
  const relative = posix.relative(posix.dirname(file), path)
  return relative.startsWith('../') ? relative : `./${relative}`
}
